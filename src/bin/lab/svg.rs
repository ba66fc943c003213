//! `svg`: a position as a picture.

use super::command::{Args, Command, Failure, read_all, read_rules};
use abalone::game::{Game, Player};
use abalone::i18n::{Lang, picture_words};
use abalone::notation::{Notation, read_boards};
use abalone::rules::{Rules, Start, Variant, layout_by_name};
use abalone::view::svg::{Colours, Look, PictureBoard, PictureStyle, picture};
use abalone::view::{Drawing, NoSuchStroke, Orientation};

/// The command.
pub const COMMAND: Command = Command {
    name: "svg",
    usage: "svg LAYOUT|POSITION|--record FILE|- [--ply N] [--move MOVE] [--game GAME] [--coords] [--flip] \
            [--turn SIXTHS] [--no-gutter] [--no-last] [--look light|dark|paper] [--ground COLOUR] \
            [--draw \"e5 a1c3:red\"] [--width PIXELS] [--title TEXT]",
    about: "Writes a position as an SVG picture that stands alone: of a layout, of a position's text, or of the \
            first game of a file after N moves. MOVE (Aba-Pro) is played first, and its traces are shown.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    let flags = ["--coords", "--flip", "--no-gutter", "--no-last"];
    let options = [
        "--record", "--ply", "--move", "--game", "--turn", "--look", "--ground", "--draw",
        "--width", "--title",
    ];
    let args = Args::parse(args, &flags, &options)?;
    let mut game = game_of(&args)?;
    if let Some(text) = args.value("--move") {
        let mv = Notation::AbaPro.read(game.position(), text);
        let mv = mv.map_err(|e| Failure::usage(e.to_string()))?;
        game.play(mv).map_err(|e| Failure::usage(e.to_string()))?;
    }
    let mut boards = PictureBoard::of(&game);
    if args.has("--no-last") {
        boards.iter_mut().for_each(|board| board.last = None);
    }
    print!("{}", picture(&boards, &style_of(&args, &game)?));
    Ok(())
}

/// A number of an option.
pub(super) fn number<T: std::str::FromStr>(
    args: &Args,
    option: &str,
) -> Result<Option<T>, Failure> {
    let wrong = |text: &str| Failure::usage(format!("{option}: \"{text}\" is no number that fits"));
    let value = args.value(option);
    value
        .map(|text| text.parse().map_err(|_| wrong(text)))
        .transpose()
}

/// The look of an option.
pub(super) fn look_of(args: &Args) -> Result<Look, Failure> {
    let Some(name) = args.value("--look") else {
        return Ok(Look::Light);
    };
    Look::from_name(name).ok_or_else(|| Failure::usage(format!("there is no look \"{name}\"")))
}

/// Which way round the options turn the board.
pub(super) fn orientation_of(args: &Args) -> Result<Orientation, Failure> {
    let turned = Orientation::turned_by(number(args, "--turn")?.unwrap_or(0));
    Ok(match args.has("--flip") {
        true => turned.flipped(),
        false => turned,
    })
}

fn style_of(args: &Args, game: &Game) -> Result<PictureStyle, Failure> {
    let drawing: Result<Drawing, NoSuchStroke> = args.value("--draw").unwrap_or_default().parse();
    let (title, about) = picture_words(Lang::En, game, Notation::AbaPro);
    Ok(PictureStyle {
        look: look_of(args)?,
        colours: Colours::default(),
        orientation: orientation_of(args)?,
        coordinates: args.has("--coords"),
        gutter: !args.has("--no-gutter"),
        ground: args.value("--ground").unwrap_or_default().to_owned(),
        drawing: drawing.map_err(|e| Failure::usage(e.to_string()))?,
        width: number(args, "--width")?,
        title: args.value("--title").map_or(title, str::to_owned),
        about,
    })
}

/// The game of which a position is shown.
fn game_of(args: &Args) -> Result<Game, Failure> {
    if let Some(path) = args.value("--record") {
        let text = read_all(path)?;
        let game = Game::read_record(&text);
        let mut game = game.map_err(|e| Failure::failed(format!("{path}: {e}")))?;
        let ply = number(args, "--ply")?.unwrap_or(game.plies());
        if ply > game.plies() {
            let plies = game.plies();
            return Err(Failure::usage(format!("the game has {plies} moves")));
        }
        game.go_to_ply(ply);
        return Ok(game);
    }
    if args.plain.is_empty() {
        return Err(Failure::usage("a layout, a position or --record is needed"));
    }
    // A position has spaces and need not be quoted.
    let text = args.plain.join(" ");
    let rules = args.value("--game").map(read_rules).transpose();
    let variant = variant_of(&text, rules.map_err(Failure::usage)?)?;
    let players = vec![Player::human(); variant.rules.seating.seats()];
    Game::new(variant, players).map_err(|e| Failure::usage(e.to_string()))
}

/// A game that begins with a layout or a position.
fn variant_of(text: &str, rules: Option<Rules>) -> Result<Variant, Failure> {
    if let Some(layout) = layout_by_name(text) {
        return Ok(Variant {
            rules: rules.unwrap_or(Rules::new(layout.seating)),
            start: Start::Layout(layout),
            ..Variant::default()
        });
    }
    if !text.contains(['/', '_', ' ']) {
        let why = format!("\"{text}\" is neither a layout nor a position");
        return Err(Failure::usage(why));
    }
    let rules = rules.unwrap_or_default();
    let boards = read_boards(text, rules).map_err(|e| Failure::usage(e.to_string()))?;
    Ok(Variant {
        rules,
        start: Start::of_boards(&boards),
        ..Variant::default()
    })
}
