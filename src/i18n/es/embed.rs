//! Spanish.

use crate::i18n::embed::{EmbedFaults, EmbedMessages};
use crate::i18n::{Counted, Text};

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Tablero de Abalone",
    cannot_show: "Este tablero no se puede mostrar",
    whose_fault: "La dirección del marco pide algo que no existe. Quien hizo la página puede corregirla.",
    open_site: "Abrir Abalone en una pestaña nueva",
    show_next: "Mostrar la jugada siguiente",
    start_again: "Empezar de nuevo",
    find: Counted::new("Encuentra la jugada.", "Encuentra {0} jugadas."),
    wrong: "Esa no es. Prueba otra jugada.",
    right: "Correcto. Sigue.",
    solved: "¡Resuelto!",
    solved_shown: "Esa es la solución.",
    solution_played: "Esta es la jugada siguiente.",
    fault: EmbedFaults {
        of: Text::new("{0}: {1}"),
        too_long: "el valor es demasiado largo",
        encoding: "la codificación porcentual está dañada",
        one_of: Text::new("los valores posibles son {0}"),
        number_from: Text::new("hace falta un número entero a partir de {0}"),
        number: Text::new("hace falta un número entero de {0} a {1}"),
        no_layout: "ninguna posición de salida lleva este nombre",
        no_preset: "ningún juego lleva este nombre",
        hex: Text::new("hacen falta seis dígitos hexadecimales, por ejemplo {0}"),
        language: Text::new("hace falta un código de idioma, por ejemplo {0}"),
        origin: Text::new("hace falta el origen de una página, por ejemplo {0}"),
        together: Text::new("{0} y {1} no pueden ir juntos"),
        no_solution: "un problema necesita una solución",
        no_task: "una solución va con un problema, es decir, con mode=puzzle",
        position: "esto no es una posición de este juego",
        link: "el código de la partida está incompleto o dañado",
        link_move: Text::new("la jugada {0} de la partida no es válida"),
        record: "el texto de la partida no se puede leer",
        record_line: Text::new(
            "el texto de la partida no se puede leer: el error está en la línea {0}",
        ),
        no_game: "el texto no contiene ninguna partida",
        rules: "con estas reglas no se puede jugar",
        solution: Text::new("solución, jugada {0}: {1}"),
        layout: "esta posición de salida pertenece a otro tipo de juego",
        no_colour: "nadie juega con este color en esta partida",
        no_ply: Counted::new(
            "la partida solo tiene {0} jugada",
            "la partida solo tiene {0} jugadas",
        ),
        exactly: "Detalles para quien hizo la página:",
    },
};
