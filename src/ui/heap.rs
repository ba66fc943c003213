//! Where the page's memory comes from.
//!
//! The allocator that Rust brings along for wasm is made for programs with more to
//! allocate than a board, and is a large part of what is downloaded.

#[global_allocator]
static HEAP: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
