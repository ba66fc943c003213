//! French, for the screens that hand a game on.

use crate::i18n::pages::share::{
    PictureWords, Presentation, Share, ShareEmbed, ShareFilm, ShareImage, ShareLink, SharePrint,
};
use crate::i18n::text::{Counted, Text};

/// French.
pub const SHARE: Share = Share {
    parts: "Que partager",
    part: ["Lien", "Image", "Imprimer", "Intégrer"],
    unreadable: "Il n’y a pas de partie à partager.",
    copy: "Copier",
    copied: "Copié.",
    not_copied: "Le navigateur ne permet pas de copier. Le texte est sélectionné\u{a0}: copiez-le vous-même.",
    present: "Présentation",
    link: LINK,
    image: IMAGE,
    film: FILM,
    print: PRINT,
    embed: EMBED,
    presentation: PRESENTATION,
    picture: PICTURE,
};

const LINK: ShareLink = ShareLink {
    what: "Ce que contient le lien",
    kinds: [
        "La partie",
        "Cette position",
        "Une nouvelle partie semblable",
        "Un problème",
    ],
    notes: [
        "Tous les coups\u{202f}; il s’ouvre au coup montré ici.",
        "Seulement les billes, le score et le camp dont c’est le tour.",
        "Règles, départ et joueurs, sans les coups.",
        "Cette position. Les coups qui suivent dans la partie sont la solution, d’abord cachée.",
    ],
    no_task: "Un problème demande une solution\u{a0}: revenez à une position après laquelle la partie continue.",
    address: "Lien",
    length: Counted::new("{0} caractère", "{0} caractères"),
    send: "Envoyer…",
    qr: "Code QR",
    qr_name: "Code QR du lien",
    too_long: "Ce lien est trop long pour un code QR.",
};

const IMAGE: ShareImage = ShareImage {
    look: "Aspect",
    looks: ["Bois clair", "Bois sombre", "Noir sur blanc"],
    own_look: "Comme mon plateau",
    show: "Montrer",
    coordinates: "Coordonnées",
    last: "Dernier coup",
    gutter: "Billes éjectées",
    ground: "Fond",
    drawing: "Flèches et marques",
    drawing_note: "Par exemple\u{a0}: e5 a1c3 e5g7:red (green, red, blue, yellow)",
    drawing_wrong: Text::new("«\u{a0}{0}\u{a0}» n’est ni une case ni deux"),
    size: "Largeur",
    pixels: Text::new("{0} pixels"),
    svg: "Enregistrer en SVG",
    png: "Enregistrer en PNG",
    failed: "L’image n’a pas pu être créée.",
};

const FILM: ShareFilm = ShareFilm {
    title: "Image animée",
    note: "Les coups l’un après l’autre, dans un fichier GIF.",
    from: "À partir du coup",
    to: "Jusqu’au coup",
    speed: "Vitesse",
    speeds: ["Lente", "Normale", "Rapide"],
    make: "Créer",
    stop: "Arrêter",
    progress: Text::new("Position {0} sur {1}"),
    save: "Enregistrer en GIF",
    done: Text::new("{0}\u{a0}Ko"),
    name: "Les coups de la partie, l’un après l’autre",
    no_moves: "Aucun coup n’a encore été joué.",
};

const PRINT: SharePrint = SharePrint {
    title: "Titre",
    lines: "Positions, une par ligne",
    lines_note: "Une position ou le numéro d’un coup de cette partie, puis au besoin | et une légende, et | et des flèches et marques.",
    add_this: "Ajouter cette position",
    add_all: "Ajouter la partie",
    every: "Intervalle, en coups",
    per_page: "Diagrammes par page",
    print: "Imprimer",
    preview: "Aperçu",
    page: Text::new("Page {0} sur {1}"),
    wrong: Text::new("Ligne {0}\u{a0}: {1}"),
    no_such_ply: "la partie n’a pas de coup de ce numéro",
    nothing: "Rien à imprimer pour l’instant.",
    start: "Départ",
    after: Text::new("Après {0}"),
    too_many: Counted::new(
        "Seule la première est imprimée.",
        "Seules les {0} premières sont imprimées.",
    ),
};

const EMBED: ShareEmbed = ShareEmbed {
    note: "Copiez ce code dans une page à vous. Rien n’est chargé d’ailleurs, et rien n’est envoyé.",
    what: "Ce qui est montré",
    modes: [
        "Diagramme",
        "Partie à parcourir",
        "Plateau pour essayer des coups",
        "Partie contre l’ordinateur",
        "Problème",
    ],
    ground: "Couleurs",
    grounds: ["Comme le système du lecteur", "Claires", "Sombres"],
    controls: "Boutons",
    sound: "Son",
    level: "Niveau",
    width: "Largeur",
    element: "Élément",
    element_note: "Avec des événements et des méthodes pour les scripts\u{202f}; le script se charge une fois par page.",
    frame: "Cadre",
    frame_note: "Là où les scripts ne sont pas permis.",
    preview: "Aperçu",
};

const PRESENTATION: Presentation = Presentation {
    ink: "Couleur",
    inks: [
        "Vert\u{a0}: continu, rond",
        "Rouge\u{a0}: tirets, carré",
        "Bleu\u{a0}: points, triangle",
        "Jaune\u{a0}: tiret et point, losange",
    ],
    undo: "Annuler",
    clear: "Effacer",
    first: "Première position",
    back: "Précédent",
    next: "Suivant",
    last: "Dernière position",
    flip: "Pivoter",
    tools: "Outils",
    board: "Plateau où dessiner\u{a0}: touchez pour une marque, glissez pour une flèche. Touches\u{a0}: les flèches parcourent le plateau, Espace marque, Entrée commence et finit une flèche, 1 à 4 choisissent la couleur.",
    at: Text::new("{0} / {1} · {2}"),
    start: "Départ",
    drawn_mark: Text::new("Marque en {0}, {1}"),
    drawn_arrow: Text::new("Flèche de {0} à {1}, {2}"),
    wiped_mark: Text::new("Marque en {0} effacée, {1}"),
    wiped_arrow: Text::new("Flèche de {0} à {1} effacée, {2}"),
    from_here: Text::new("Flèche depuis {0}\u{a0}: allez jusqu’à sa pointe et appuyez sur Entrée"),
    full_screen: "Plein écran",
    hide: "Masquer les boutons (T)",
};

const PICTURE: PictureWords = PictureWords {
    title: Text::new("Plateau d’Abalone, au tour de {0}"),
    over: "Plateau d’Abalone, la partie est terminée",
    marbles: Text::new("{0}\u{a0}: {1}."),
    none: "aucune",
    score: Text::new("Score\u{a0}: {0}."),
    last: Text::new("Dernier coup\u{a0}: {0}."),
    board: Text::new("Plateau {0}."),
};
