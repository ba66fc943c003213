//! `cargo lab forced`: positions in which a gain can be forced, and how many of
//! them the engine finds.

mod check;
mod make;
mod solver;

use crate::command::{Args, Command, Failure};

/// The command.
pub const COMMAND: Command = Command {
    name: "forced",
    usage: "forced make [--each N] [--games N] [--seed N] [--gains] | forced check FILE [--nodes N | --movetime MS]",
    about: "Makes or checks positions in which a win or a net gain of a marble can be forced.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    const OPTIONS: [&str; 5] = ["--each", "--games", "--seed", "--nodes", "--movetime"];
    let args = Args::parse(args, &["--gains"], &OPTIONS)?;
    let plain: Vec<&str> = args.plain.iter().map(String::as_str).collect();
    match plain[..] {
        ["make"] => {
            make::run(make::Order {
                each: args.number("--each")?.unwrap_or(75) as usize,
                games: args.number("--games")?.unwrap_or(300) as usize,
                seed: args.number("--seed")?.unwrap_or(1),
                gains: args.has("--gains"),
            });
            Ok(())
        }
        ["check", file] => check::run(file, args.number("--nodes")?, args.number("--movetime")?),
        _ => Err(Failure::usage("say make, or check and a file")),
    }
}

#[cfg(test)]
mod tests {
    use super::make::WINDOW;
    use super::solver::Solver;
    use abalone::notation::{aba_pro, read_position};
    use abalone::rules::Rules;

    /// Some of the set that is kept, proved again.
    #[test]
    fn the_set_that_is_kept_holds() {
        let mut solver = Solver::new(u64::MAX);
        let text = include_str!("../../../../tests/data/forced.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for line in lines.step_by(12) {
            let [plies, text, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("not PLIES, POSITION and MOVES: {line}");
            };
            let position = read_position(text, Rules::default()).unwrap();
            let all = position.moves();
            let mut forcing = |window: u8| {
                let found = solver.forcing(&position, &all, window, all.len()).unwrap();
                let texts: Vec<String> = found.iter().map(|&mv| aba_pro(&position, mv)).collect();
                texts.join(" ")
            };
            let plies: u8 = plies.parse().unwrap();
            assert_eq!(forcing(WINDOW), moves, "{text}");
            assert_ne!(forcing(plies), "", "{text}");
            assert_eq!(forcing(plies - 2), "", "{text}");
        }
    }
}
