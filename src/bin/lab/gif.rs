//! `gif`: a game as a moving picture.

use super::command::{Args, Command, Failure, read_all};
use super::svg::{look_of, number, orientation_of};
use abalone::game::Game;
use abalone::view::svg::Colours;
use abalone::view::{Film, FilmStyle, NoFilm};
use std::fs;

/// The command.
pub const COMMAND: Command = Command {
    name: "gif",
    usage: "gif FILE.apgn|- OUT.gif [--from PLY] [--to PLY] [--coords] [--flip] [--turn SIXTHS] \
            [--look light|dark|paper] [--width PIXELS] [--rest MILLISECONDS]",
    about: "Writes the first game of a file as a moving picture.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    let options = ["--from", "--to", "--turn", "--look", "--width", "--rest"];
    let args = Args::parse(args, &["--coords", "--flip"], &options)?;
    let [from, to] = args.plain.as_slice() else {
        return Err(Failure::usage(
            "a file of a game and one to write are needed",
        ));
    };
    let game = Game::read_record(&read_all(from)?);
    let game = game.map_err(|error| Failure::failed(format!("{from}: {error}")))?;
    let style = FilmStyle {
        look: look_of(&args)?,
        orientation: orientation_of(&args)?,
        coordinates: args.has("--coords"),
        width: number(&args, "--width")?.unwrap_or(480),
        rest: number(&args, "--rest")?.unwrap_or(1_000),
    };
    let first = number(&args, "--from")?.unwrap_or(0);
    let last = number(&args, "--to")?.unwrap_or(game.plies());
    let bytes = film(&game, style, first, last).map_err(|e| Failure::failed(e.to_string()))?;
    fs::write(to, bytes).map_err(|error| Failure::failed(format!("{to}: {error}")))
}

fn film(game: &Game, style: FilmStyle, first: usize, last: usize) -> Result<Vec<u8>, NoFilm> {
    let mut film = Film::new(game, style, &Colours::default(), first..=last)?;
    while film.step()? {}
    film.finish()
}
