//! `cargo lab`: native tools round the rules and the engine.

fn main() {
    println!("cargo lab: no tools yet");
}
