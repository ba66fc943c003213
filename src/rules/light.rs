//! Two tools of the standard library in a lighter form. The page is downloaded
//! before anybody can play, and its budget counts kilobytes: every type that is
//! sorted adds three, and the letter tables of all scripts of the world add ten.

/// Sorts a short list, keeping the order of equals. Quadratic at worst, and
/// quick where the list is nearly in order.
pub fn sort_short_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// A text in lower case, without the accents of the languages that the program
/// speaks, a space as a hyphen. Letters of other scripts stay as they are.
pub fn plain_letters(text: &str) -> String {
    text.chars().map(plain_letter).collect()
}

fn plain_letter(letter: char) -> char {
    match letter {
        'Á' | 'À' | 'Â' | 'Ä' | 'á' | 'à' | 'â' | 'ä' => 'a',
        'É' | 'È' | 'Ê' | 'Ë' | 'Ě' | 'é' | 'è' | 'ê' | 'ë' | 'ě' => 'e',
        'Í' | 'Ì' | 'Î' | 'Ï' | 'í' | 'ì' | 'î' | 'ï' => 'i',
        'Ó' | 'Ò' | 'Ô' | 'Ö' | 'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'Ú' | 'Ù' | 'Û' | 'Ü' | 'Ů' | 'ú' | 'ù' | 'û' | 'ü' | 'ů' => 'u',
        'Ç' | 'Č' | 'ç' | 'č' => 'c',
        'Ď' | 'ď' => 'd',
        'Ñ' | 'Ň' | 'ñ' | 'ň' => 'n',
        'Ř' | 'ř' => 'r',
        'Š' | 'š' => 's',
        'Ť' | 'ť' => 't',
        'Ý' | 'ý' => 'y',
        'Ž' | 'ž' => 'z',
        ' ' => '-',
        other => other.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lists_are_sorted_and_equals_keep_their_order() {
        let mut seed = 7_u32;
        for length in 0..40 {
            let mut list: Vec<(u32, usize)> = (0..length)
                .map(|at| {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (seed >> 28, at)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|item| item.0);
            sort_short_by_key(&mut list, |item| item.0);
            assert_eq!(list, expected);
        }
    }

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert_eq!(plain_letters("Základní POSTAVENÍ"), "zakladni-postaveni");
        assert_eq!(plain_letters("Étoile, Öl, ÑU"), "etoile,-ol,-nu");
    }
}
