//! German.

use crate::i18n::rulebook::{BoardWords, Ends, Goal, Moves, Players, Pushes, Rulebook, in_order};
use crate::i18n::text::{Counted, Text};
use crate::lessons::{Example, Topic};

/// German.
pub static RULEBOOK: Rulebook = Rulebook {
    contents: "Inhalt",
    special: "Sonderregel",
    start: "Die Startaufstellung",
    start_of: Text::new("Die Startaufstellung auf Brett {0}"),
    tap: "Tippe ein Brett an, um seinen Zug Schritt für Schritt zu sehen.",
    by_itself: "Beispiele laufen von selbst",
    wrong: "Nicht erlaubt:",
    unreadable: "Zu dieser Partie gibt es keine Regeln.",
    topics: TOPICS,
    captions: CAPTIONS,
    and: Text::new("{0} und {1}"),
    goal: GOAL,
    players: PLAYERS,
    moves: MOVES,
    pushes: PUSHES,
    ends: ENDS,
    boards: BoardWords {
        marbles: Text::new("{0} auf {1}"),
        moves: Text::new("{0} zieht {1} {2}"),
        pushes: Text::new(", schiebt dabei {0}"),
        ejects: Text::new(", und {0} geht über den Rand"),
        places: Text::new("{0} setzt eine Kugel auf {1}"),
        on_board: Text::new("Brett {0}: "),
        tries: Text::new("Nicht erlaubt: {0} will {1} {2} ziehen"),
    },
};

/// Every heading, in order.
const TOPICS: [&str; Topic::ALL.len()] = in_order!(topic, Topic);

/// Every caption, in order.
const CAPTIONS: [&str; Example::ALL.len()] = in_order!(caption, Example);

const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => "Das Ziel",
        Topic::Players => "Spieler und Reihenfolge",
        Topic::Placement => "Kugeln setzen",
        Topic::Moving => "Ziehen",
        Topic::Triangles => "Dreiecke",
        Topic::TwoMoves => "Zwei Züge hintereinander",
        Topic::Pushing => "Schieben",
        Topic::Teams => "Partner",
        Topic::Ejecting => "Hinausschieben",
        Topic::NotAllowed => "Was nicht erlaubt ist",
        Topic::Balls => "Die neutralen Bälle",
        Topic::TwoBoards => "Zwei Bretter",
        Topic::End => "Wie die Partie sonst endet",
        Topic::Clock => "Die Uhr",
        Topic::TakeBack => "Zurücknehmen",
        Topic::Match => "Das Match",
    }
}

const fn caption(example: Example) -> &'static str {
    match example {
        Example::OneMarble => "Eine Kugel",
        Example::LineOfTwo => "Zwei in gerader Linie",
        Example::LineOfThree => "Drei in gerader Linie",
        Example::PartOfLine => "Zwei aus einer Viererreihe",
        Example::Broadside => "Drei zur Seite",
        Example::TwoOne => "2 schieben 1",
        Example::ThreeOne => "3 schieben 1",
        Example::ThreeTwo => "3 schieben 2",
        Example::PacTwo => "2 gegen 2: ein Pac",
        Example::PacThree => "3 gegen 3: ein Pac",
        Example::Ejection => "Über den Rand",
        Example::EjectionOfTwo => "Von zweien geht nur die äußere hinaus",
        Example::OneOne => "1 gegen 1",
        Example::TwoThree => "2 gegen 3",
        Example::FourAtOnce => "Vier Kugeln auf einmal",
        Example::Gap => "Eine Lücke in der Reihe",
        Example::Bent => "Nicht in einer Linie",
        Example::OwnBehind => "Eine eigene Kugel dahinter",
        Example::TheirsBehind => "Noch eine dahinter, auch am Rand",
        Example::OffBoard => "Selbst vom Brett ziehen",
        Example::SidewaysPush => "Zur Seite schieben",
        Example::ThreeColours => "3 schieben 2 verschiedener Farben",
        Example::MixedPac => "2 gegen 2 verschiedener Farben",
        Example::EjectRed => "Rot ist draußen und zählt für Schwarz",
        Example::TeamStep => "Eine Partnerkugel zieht mit",
        Example::TeamPush => "Eine Partnerkugel hilft beim Schieben",
        Example::TeamColours => "3 schieben 2, Partner gemeinsam",
        Example::PartnerRear => "Hinten liegt eine Partnerkugel",
        Example::PartnerBehind => "Eine Partnerkugel dahinter",
        Example::PartnerSide => "Mit einer Partnerkugel zur Seite",
        Example::TeamBroadside => "Gemeinsam zur Seite",
        Example::PartnerOnlyPushes => "Mit einer Partnerkugel, ohne zu schieben",
        Example::Triangle => "Ein Dreieck zieht",
        Example::TriangleBlocked => "Ein Dreieck schiebt nicht",
        Example::OwnOwn => "Schieben und hinausschieben",
        Example::OwnOther => "Erst Kugeln von Schwarz, dann eine von Weiß",
        Example::OtherOwn => "Erst die Kugel von Weiß, dann eine von Schwarz",
        Example::MisereEnd => "Mit diesem Hinauswurf verliert Schwarz",
        Example::Placement => "Abwechselnd je eine Kugel",
        Example::BallFalls => "Der Ball von Weiß fällt: Weiß hat verloren",
        Example::OwnBallFalls => "Der Ball von Schwarz fällt: Schwarz hat verloren",
        Example::BallCarried => "Das Dreieck nimmt seinen Ball mit",
        Example::SharedTurns => "Eine Runde: alle vier ziehen einmal",
        Example::TwoBoardsTurns => "Eine Runde auf zwei Brettern",
    }
}

const GOAL: Goal = Goal {
    eject: Counted::new(
        "Schiebe eine Kugel der anderen Seite vom Brett. Wer das zuerst schafft, gewinnt.",
        "Schiebe {0} Kugeln der anderen Seite vom Brett. Wer das zuerst schafft, gewinnt.",
    ),
    eject_anybody: Counted::new(
        "Schiebe eine Kugel der anderen vom Brett, gleich welcher Farbe. Wer das zuerst schafft, gewinnt.",
        "Schiebe {0} Kugeln der anderen vom Brett, gleich welcher Farbe. Wer das zuerst schafft, gewinnt.",
    ),
    eject_team: Counted::new(
        "Schiebt eine gegnerische Kugel vom Brett. Das Team, das es zuerst schafft, gewinnt.",
        "Schiebt gemeinsam {0} gegnerische Kugeln vom Brett. Das Team, das es zuerst schafft, gewinnt.",
    ),
    eject_own_target: "Schiebe gegnerische Kugeln vom Brett. Jede Seite hat dabei ihr eigenes Ziel; wer es zuerst erreicht, gewinnt.",
    target_of: Text::new("Ziel von {0}: {1}."),
    head_start: Text::new("Vorsprung für {0}: {1}, von Anfang an als hinausgeschoben gezählt."),
    marbles: Counted::new("{0} Kugel", "{0} Kugeln"),
    misere: Counted::new(
        "Verkehrte Welt: Die Seite, die eine Kugel vom Brett schiebt, hat verloren.",
        "Verkehrte Welt: Die Seite, die {0} Kugeln vom Brett geschoben hat, hat verloren.",
    ),
    misere_of_many: Counted::new(
        "Verkehrte Welt: Sobald jemand eine Kugel vom Brett geschoben hat, ist die Partie zu Ende, und es gewinnt, wer die wenigsten hinausgeschoben hat.",
        "Verkehrte Welt: Sobald jemand {0} Kugeln vom Brett geschoben hat, ist die Partie zu Ende, und es gewinnt, wer die wenigsten hinausgeschoben hat.",
    ),
    misere_reached: "Verkehrte Welt: Die Seite, die ihre Zahl an Hinauswürfen zuerst erreicht, hat verloren.",
    misere_reached_of_many: "Verkehrte Welt: Sobald jemand die eigene Zahl an Hinauswürfen erreicht, ist die Partie zu Ende, und es gewinnt, wer die wenigsten Kugeln hinausgeschoben hat.",
    ball_loses: "Auch die Seite, deren neutraler Ball fällt, hat verloren.",
    boards_eject: Counted::new(
        "Gespielt wird auf zwei Brettern zugleich. Schiebt eine gegnerische Kugel von einem Brett, und euer Team hat dieses Brett gewonnen.",
        "Gespielt wird auf zwei Brettern zugleich. Schiebt {0} gegnerische Kugeln von einem Brett, und euer Team hat dieses Brett gewonnen.",
    ),
    boards_misere: Counted::new(
        "Verkehrte Welt auf zwei Brettern zugleich: Das Team, das eine Kugel von einem Brett schiebt, hat dieses Brett verloren.",
        "Verkehrte Welt auf zwei Brettern zugleich: Das Team, das {0} Kugeln von einem Brett geschoben hat, hat dieses Brett verloren.",
    ),
    boards_decide: "Sind beide Bretter ausgespielt, gewinnt das Team, das mehr Bretter gewonnen hat. Steht es eins zu eins, werden die Hinauswürfe beider Bretter zusammengezählt; wer mehr hat, gewinnt.",
    boards_decide_misere: "Sind beide Bretter ausgespielt, gewinnt das Team, das mehr Bretter gewonnen hat. Steht es eins zu eins, werden die Hinauswürfe beider Bretter zusammengezählt; wer weniger hat, gewinnt.",
};

const PLAYERS: Players = Players {
    players: Text::new("{0} Spieler mit je {1} Kugeln."),
    fewer_marbles: Text::new("{0} hat nur {1}."),
    begins: Text::new("{0} beginnt; dann wird abwechselnd gezogen."),
    order: Text::new("Gezogen wird in dieser Reihenfolge: {0}, dann wieder von vorn."),
    alone: "Alle spielen für sich.",
    teams: Text::new("Die Teams: {0}."),
    facing: "Partner sitzen einander gegenüber.",
    every_second: "Jeder zweite Platz gehört zum selben Team.",
    shared_colours: Text::new(
        "Vier Spieler, zwei pro Farbe, mit {0} Kugeln pro Farbe. Partner teilen sich diese Kugeln und ziehen abwechselnd damit: Schwarz 1, Weiß 1, Schwarz 2, Weiß 2.",
    ),
    one_at_each_board: Text::new(
        "Vier Spieler in zwei Teams: Das eine spielt auf beiden Brettern Schwarz, das andere Weiß. Auf jedem Brett hat jede Farbe {0} Kugeln, und aus jedem Team sitzt jemand daran.",
    ),
    no_conferring: "Partner dürfen sich nicht über ihre Züge absprechen.",
    place_in_turn: "Zuerst ist das Brett leer. Reihum setzen alle je eine eigene Kugel auf ein beliebiges leeres Feld.",
    place_all_first: Text::new(
        "Gezogen wird erst, wenn alle Kugeln gesetzt sind. Dann beginnt {0}.",
    ),
};

const MOVES: Moves = Moves {
    group: "Ein Zug bringt eine, zwei oder drei deiner Kugeln ein Feld weiter, alle in dieselbe Richtung. Sie müssen sich berühren und in einer geraden Linie liegen.",
    in_line: "In gerader Linie ziehen die Kugeln hintereinander, vorwärts oder rückwärts.",
    broadside: "Zur Seite ziehen zwei oder drei Kugeln nebeneinander, jede auf ein leeres Nachbarfeld.",
    part_of_line: "Du darfst auch nur einen Teil einer längeren Reihe ziehen.",
    must_move: "Wer am Zug ist, macht genau einen Zug. Passen darf man nicht.",
    triangle: "Auch drei deiner Kugeln, die sich alle berühren, dürfen zusammen ein Feld weiterziehen, in jede Richtung.",
    triangle_never_pushes: "Ein Dreieck schiebt nie: Die Felder, auf die es kommt, müssen leer sein.",
    own_own: "Wer am Zug ist, macht zwei Züge mit eigenen Kugeln, auf Wunsch zweimal mit denselben.",
    own_other: "Wer am Zug ist, macht zwei Züge: erst einen mit eigenen, dann einen mit gegnerischen Kugeln.",
    other_own: "Wer am Zug ist, macht zwei Züge: erst einen mit gegnerischen, dann einen mit eigenen Kugeln.",
    any: "Wer am Zug ist, macht zwei Züge, einen mit eigenen und einen mit gegnerischen Kugeln, in beliebiger Reihenfolge.",
    first_turn_one: "Nur ganz zu Beginn der Partie ist es ein einziger Zug mit eigenen Kugeln.",
    other_colour: "Gegnerische Kugeln ziehen so, wie die Gegenseite sie ziehen dürfte.",
    at_once: "Die Partie endet, sobald das Ziel erreicht ist, auch schon nach dem ersten der beiden Züge.",
    skipped: "Ist einer der beiden Züge unmöglich, entfällt er.",
    boards_order: "Gezogen wird reihum: Schwarz auf Brett 1, Schwarz auf Brett 2, Weiß auf Brett 1, Weiß auf Brett 2.",
    boards_change: "Nach zwei Zügen auf einem Brett wechselst du zum anderen. Beide Teams wechseln zugleich, du hast also immer denselben Gegner.",
    boards_change_counter: "Nach zwei Zügen auf einem Brett wechselst du zum anderen. Das Team von Weiß wechselt eine Runde später, du triffst also auf beide Gegner.",
    boards_skip: "Ist ein Brett ausgespielt, geht die Partie auf dem anderen weiter.",
};

const PUSHES: Pushes = Pushes {
    sumito: "In gerader Linie schieben deine Kugeln andere, wenn sie in der Überzahl sind: 2 schieben 1, und 3 schieben 1 oder 2. Das heißt Sumito (Überlegenheit).",
    room_behind: "Hinter den geschobenen Kugeln muss ein leeres Feld oder der Rand des Bretts sein.",
    pac: "Gleich viele schieben einander nicht. Das heißt Pac (Kräftegleichheit).",
    colours_together: "Gegnerische Kugeln verschiedener Farben in einer Reihe zählen zusammen.",
    optional: "Schieben musst du nie.",
    team_inline: "In gerader Linie ziehen und schieben Partnerkugeln mit, die vor deinen eigenen liegen, insgesamt bis zu drei Kugeln.",
    team_only_push: "Partnerkugeln, die vor deinen eigenen liegen, helfen dir beim Schieben, insgesamt bis zu drei Kugeln. Wird nicht geschoben, ziehen sie nicht mit.",
    own_rear: "Die hinterste Kugel muss deine sein.",
    own_sideways: "Zur Seite ziehst du nur eigene Kugeln.",
    team_sideways: "Auch zur Seite ziehen Partnerkugeln mit, wenn mindestens eine Kugel deine ist.",
    partners_block: "Das eigene Team kann Partnerkugeln nicht schieben. Hinter geschobenen Kugeln sind sie im Weg wie deine eigenen.",
    out: "Eine Kugel, die über den Rand geschoben wird, ist aus dem Spiel.",
    gutter: "Sie liegt in der Rinne um das Brett, wo alle sie sehen.",
    mover_keeps: "Sie zählt für die Seite, die geschoben hat, gleich welche Farbe sie hat.",
    team_keeps: "Sie zählt für das Team, das geschoben hat.",
    own_colour_loses: "Sie zählt gegen ihre eigene Farbe, gleich wer gezogen hat.",
    own_stay: "Keine Kugel verlässt das Brett durch einen Zug der eigenen Seite.",
    refused: "Diese Versuche lehnt das Brett ab und sagt, warum.",
    ball_rests: "Jede Seite hat einen neutralen Ball, der auf drei ihrer Kugeln liegt.",
    ball_falls: "Er fällt, sobald sich eine dieser drei bewegt, gleich wer sie zieht oder schiebt.",
    ball_fallen: "Die Seite, deren Ball fällt, hat verloren. Fallen beide zugleich, ist die Partie remis.",
    ball_carried: "Nur wenn genau diese drei als Dreieck ziehen, nehmen sie ihn mit.",
};

const ENDS: Ends = Ends {
    stuck_loses: "Wer nicht mehr ziehen kann, hat verloren. Das kommt fast nie vor.",
    stuck_draws: "Kann die Seite am Zug nicht mehr ziehen, ist die Partie remis.",
    stuck_skipped: "Wer nicht ziehen kann, wird übersprungen. Kann niemand ziehen, ist die Partie remis.",
    repetition: "Kommt eine Stellung zum dritten Mal vor, ist die Partie remis.",
    no_repetition: "Dieselbe Stellung darf beliebig oft vorkommen.",
    quiet: Counted::new(
        "Nach {0} Zug ohne Hinauswurf ist die Partie remis.",
        "Nach {0} Zügen ohne Hinauswurf ist die Partie remis.",
    ),
    boards_as_they_stand: "Auf zwei Brettern ist das noch kein Remis: Die Bretter werden dann so gewertet, wie sie stehen.",
    agreement: "Ein Remis könnt ihr auch vereinbaren.",
    resigning: [
        "Wer aufgibt, hat verloren.",
        "Gibt jemand auf, hat das ganze Team verloren.",
        "Wer aufgibt, wird von da an übersprungen; die Kugeln bleiben liegen. Wer zuletzt übrig ist, gewinnt.",
        "Gibt jemand auf, wird das ganze Team von da an übersprungen; seine Kugeln bleiben liegen. Das Team, das zuletzt übrig ist, gewinnt.",
    ],
    time_is_up: [
        "Wer keine Zeit mehr hat, hat verloren, auch mitten im Zug.",
        "Hat jemand keine Zeit mehr, hat das ganze Team verloren, auch mitten im Zug.",
        "Wer keine Zeit mehr hat, wird von da an übersprungen; die Kugeln bleiben liegen. Wer zuletzt übrig ist, gewinnt.",
        "Hat jemand keine Zeit mehr, wird das ganze Team von da an übersprungen; seine Kugeln bleiben liegen. Das Team, das zuletzt übrig ist, gewinnt.",
    ],
    clock_each: Text::new(
        "Alle haben je {0} für die ganze Partie. Deine Uhr läuft nur, wenn du am Zug bist.",
    ),
    clock_adds: Text::new("Jeder Zug bringt {0} dazu."),
    clock_for_all: Text::new(
        "Die Partie dauert höchstens {0}. Dann endet sie sofort, auch mitten im Zug.",
    ),
    clock_more_wins: "Wer bis dahin mehr Kugeln hinausgeschoben hat, gewinnt; bei Gleichstand ist die Partie remis.",
    clock_fewer_wins: "Wer bis dahin weniger Kugeln hinausgeschoben hat, gewinnt; bei Gleichstand ist die Partie remis.",
    clock_boards: "Die beiden Bretter werden dann so gewertet, wie sie stehen.",
    minutes: Counted::new("{0} Minute", "{0} Minuten"),
    seconds: Counted::new("{0} Sekunde", "{0} Sekunden"),
    take_back: "Ein Zug darf zurückgenommen werden.",
    no_take_back: "Ein einmal gemachter Zug darf nicht zurückgenommen werden.",
    games: Counted::new("Das Match hat {0} Partie.", "Das Match hat {0} Partien."),
    colours_swapped: "Nach jeder Partie werden die Farben getauscht.",
    each_begins: "Von Partie zu Partie beginnt reihum jemand anders.",
    added_up: "Die Hinauswürfe aller Partien werden zusammengezählt.",
};
