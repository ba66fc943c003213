//! `cargo lab bench`: one node count, the same on every machine.

use crate::watch::Watch;
use abalone::engine::{BENCH_DEPTH, bench};

/// Prints the count, and how fast it was reached.
pub fn run(args: &[String]) -> Result<(), String> {
    let depth = match args {
        [] => BENCH_DEPTH,
        [depth] => depth
            .parse()
            .map_err(|_| format!("\"{depth}\" is not a depth"))?,
        _ => return Err("bench takes one depth".into()),
    };
    let mut watch = Watch::start();
    let nodes = bench(depth, &mut watch);
    let seconds = watch.seconds();
    println!("{nodes} nodes");
    println!(
        "depth {depth}, {seconds:.2} s, {:.2} M nodes/s",
        nodes as f64 / seconds / 1e6
    );
    Ok(())
}
