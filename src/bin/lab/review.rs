//! `review`: the errors of played games.

use crate::analyse::said;
use crate::command::{Args, Command, Failure, read_all};
use abalone::engine::{Engine, Judgement, Mark, Question, Review, Reviewed, Silent};
use abalone::game::{Game, NodeId};
use abalone::notation::{aba_pro, read_records};
use abalone::rules::{Move, Position};

/// The command.
pub const COMMAND: Command = Command {
    name: "review",
    usage: "review FILE.apgn|- [--nodes N]",
    about: "Marks inaccuracies, mistakes and blunders in games of two sides.",
    run,
};

/// Nodes of a ply unless told otherwise.
const NODES: u64 = 50_000;

fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &[], &["--nodes"])?;
    let [path] = args.plain.as_slice() else {
        return Err(Failure::usage(
            "one file is needed, or - for standard input",
        ));
    };
    let nodes = args.number("--nodes")?.unwrap_or(NODES);
    let (records, errors) = read_records(&read_all(path)?);
    for error in &errors {
        eprintln!("{error}");
    }
    let mut engine = Engine::default();
    for (number, record) in records.iter().enumerate() {
        let game = Game::from_record(record);
        for (board, start) in game.tree().boards(NodeId::START).all().enumerate() {
            println!("game {}, board {}", number + 1, board + 1);
            let plies = game.line().filter(|ply| ply.board == board);
            let moves: Vec<Move> = plies.map(|ply| ply.mv).collect();
            review(&mut engine, &game, start, &moves, nodes);
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(Failure::failed(format!("{path} has errors")))
    }
}

/// Prints the marked plies of a board, and how many there are of each mark.
fn review(engine: &mut Engine, game: &Game, start: &Position, moves: &[Move], nodes: u64) {
    let question = Question {
        draws: game.variant().draws,
        ..Question::new(start, &[])
    };
    let mut review = match Review::new(question, moves, 0, nodes) {
        Ok(review) => review,
        Err(error) => return println!("  {error}"),
    };
    let mut position = *start;
    let mut counts = [[0; 3]; 2];
    loop {
        match review.run(engine, &mut Silent) {
            Reviewed::Ply(judgement) => {
                if let Some(mark) = judgement.mark() {
                    print_ply(&position, &judgement, mark);
                    let side = position.turn_side().index().min(1);
                    counts[side][mark as usize] += 1;
                }
                position.play_unchecked(moves[judgement.ply]);
            }
            Reviewed::Paused => {}
            Reviewed::Whole => break,
        }
    }
    for (side, [inaccuracies, mistakes, blunders]) in counts.iter().enumerate() {
        println!(
            "  side {}: {inaccuracies} inaccuracies, {mistakes} mistakes, {blunders} blunders",
            side + 1
        );
    }
}

fn print_ply(position: &Position, judgement: &Judgement, mark: Mark) {
    let mv = judgement.played.first();
    let text = mv.map_or(String::new(), |mv| aba_pro(position, mv));
    println!(
        "  ply {}: {text}{} costs {:.0} %",
        judgement.ply + 1,
        mark.sign(),
        100.0 * judgement.loss()
    );
    println!("    best:   {}", said(position, &judgement.best));
    println!("    played: {}", said(position, &judgement.played));
}
