//! Spanish, for the screens that hand a game on.

use crate::i18n::pages::share::{
    PictureWords, Presentation, Share, ShareEmbed, ShareFilm, ShareImage, ShareLink, SharePrint,
};
use crate::i18n::text::{Counted, Text};

/// Spanish.
pub const SHARE: Share = Share {
    parts: "Qué compartir",
    part: ["Enlace", "Imagen", "Imprimir", "Insertar"],
    unreadable: "No hay ninguna partida que compartir.",
    copy: "Copiar",
    copied: "Copiado.",
    not_copied: "El navegador no permite copiar. El texto está seleccionado: cópialo tú.",
    present: "Presentación",
    link: LINK,
    image: IMAGE,
    film: FILM,
    print: PRINT,
    embed: EMBED,
    presentation: PRESENTATION,
    picture: PICTURE,
};

const LINK: ShareLink = ShareLink {
    what: "Qué contiene el enlace",
    kinds: [
        "La partida",
        "Esta posición",
        "Una partida nueva como esta",
        "Un problema",
    ],
    notes: [
        "Todas las jugadas; se abre en la que se ve aquí.",
        "Solo las canicas, el marcador y a quién le toca jugar.",
        "Reglas, posición de salida y jugadores, sin jugadas.",
        "Esta posición. Las jugadas que siguen en la partida son la solución, oculta al principio.",
    ],
    no_task: "Un problema necesita una solución: retrocede a una posición tras la cual siga la partida.",
    address: "Enlace",
    length: Counted::new("{0} carácter", "{0} caracteres"),
    send: "Enviar…",
    qr: "Código QR",
    qr_name: "Código QR del enlace",
    too_long: "Este enlace es demasiado largo para un código QR.",
};

const IMAGE: ShareImage = ShareImage {
    look: "Aspecto",
    looks: ["Madera clara", "Madera oscura", "Negro sobre blanco"],
    own_look: "Como mi tablero",
    show: "Mostrar",
    coordinates: "Coordenadas",
    last: "Última jugada",
    gutter: "Canicas expulsadas",
    ground: "Fondo",
    drawing: "Flechas y marcas",
    drawing_note: "Por ejemplo: e5 a1c3 e5g7:red (green, red, blue, yellow)",
    drawing_wrong: Text::new("«{0}» no es ni una casilla ni dos"),
    size: "Ancho",
    pixels: Text::new("{0} píxeles"),
    svg: "Guardar SVG",
    png: "Guardar PNG",
    failed: "No se pudo crear la imagen.",
};

const FILM: ShareFilm = ShareFilm {
    title: "Imagen animada",
    note: "Las jugadas una tras otra, en un archivo GIF.",
    from: "Desde la jugada",
    to: "Hasta la jugada",
    speed: "Velocidad",
    speeds: ["Lenta", "Normal", "Rápida"],
    make: "Crear",
    stop: "Detener",
    progress: Text::new("Posición {0} de {1}"),
    save: "Guardar GIF",
    done: Text::new("{0}\u{a0}KB"),
    name: "Las jugadas de la partida, una tras otra",
    no_moves: "Aún no se ha hecho ninguna jugada.",
};

const PRINT: SharePrint = SharePrint {
    title: "Título",
    lines: "Posiciones, una por línea",
    lines_note: "Una posición o el número de una jugada de esta partida; luego, si quieres, | y una leyenda, y | y flechas y marcas.",
    add_this: "Añadir esta posición",
    add_all: "Añadir la partida",
    every: "Cada cuántas jugadas",
    per_page: "Diagramas por página",
    print: "Imprimir",
    preview: "Vista previa",
    page: Text::new("Página {0} de {1}"),
    wrong: Text::new("Línea {0}: {1}"),
    no_such_ply: "la partida no tiene una jugada con ese número",
    nothing: "Aún no hay nada que imprimir.",
    start: "Inicio",
    after: Text::new("Tras {0}"),
    too_many: Counted::new(
        "Solo se imprime la primera.",
        "Solo se imprimen las {0} primeras.",
    ),
};

const EMBED: ShareEmbed = ShareEmbed {
    note: "Copia este código en una página tuya. No se carga nada de otro sitio ni se envía nada.",
    what: "Qué se muestra",
    modes: [
        "Diagrama",
        "Partida para recorrer",
        "Tablero para probar jugadas",
        "Partida contra la máquina",
        "Problema",
    ],
    ground: "Colores",
    grounds: ["Los del sistema del lector", "Claros", "Oscuros"],
    controls: "Botones",
    sound: "Sonido",
    level: "Nivel",
    width: "Ancho",
    element: "Elemento",
    element_note: "Con eventos y métodos para scripts; el script se carga una vez por página.",
    frame: "Marco",
    frame_note: "Donde no se permiten scripts.",
    preview: "Vista previa",
};

const PRESENTATION: Presentation = Presentation {
    ink: "Color",
    inks: [
        "Verde: continuo, redondo",
        "Rojo: de trazos, cuadrado",
        "Azul: de puntos, triángulo",
        "Amarillo: de trazo y punto, rombo",
    ],
    undo: "Deshacer",
    clear: "Borrar",
    first: "Primera posición",
    back: "Atrás",
    next: "Siguiente",
    last: "Última posición",
    flip: "Girar",
    tools: "Herramientas",
    board: "Tablero para dibujar: toca para marcar, arrastra para trazar una flecha. Teclas: las flechas recorren el tablero, Espacio marca, Enter empieza y termina una flecha, de 1 a 4 se elige el color.",
    at: Text::new("{0} / {1} · {2}"),
    start: "Inicio",
    drawn_mark: Text::new("Marca en {0}, {1}"),
    drawn_arrow: Text::new("Flecha de {0} a {1}, {2}"),
    wiped_mark: Text::new("Marca en {0} borrada, {1}"),
    wiped_arrow: Text::new("Flecha de {0} a {1} borrada, {2}"),
    from_here: Text::new("Flecha desde {0}: ve hasta su punta y pulsa Enter"),
    full_screen: "Pantalla completa",
    hide: "Ocultar los botones (T)",
};

const PICTURE: PictureWords = PictureWords {
    title: Text::new("Tablero de Abalone, turno de {0}"),
    over: "Tablero de Abalone, la partida ha terminado",
    marbles: Text::new("{0}: {1}."),
    none: "ninguna",
    score: Text::new("Marcador: {0}."),
    last: Text::new("Última jugada: {0}."),
    board: Text::new("Tablero {0}."),
};
