//! Letters and digits as lines, for pictures that are drawn without a font.

/// The lines of a sign: points as pairs of digits, column 0–4 and row 0–8 with
/// the base line at 6; a space begins a new line.
pub(super) const fn glyph(sign: char) -> &'static str {
    match sign {
        'a' => "4246 4332120305163645",
        'b' => "0006 0312324345361605",
        'c' => "4332120305163645",
        'd' => "4046 4332120305163645",
        'e' => "044443321203051645",
        'f' => "4130201116 0232",
        'g' => "4247381807 4332120305163645",
        'h' => "0006 031232434446",
        'i' => "2226 2020",
        '0' => "103041453616050110",
        '1' => "112026",
        '2' => "01103041420646",
        '3' => "01103041423323 334445361605",
        '4' => "36300444",
        '5' => "4000033344453606",
        '6' => "30110305163645443303",
        '7' => "004016",
        '8' => "13020110304142331304051636454433",
        '9' => "43130201103041433516",
        _ => "",
    }
}

/// The points of the lines of a sign, in its own grid, the middle of a digit at
/// the origin.
pub(super) fn lines(sign: char) -> impl Iterator<Item = Vec<(f64, f64)>> {
    // A small letter stands on the same line as a digit; its middle is lower.
    let middle = match sign {
        'a' | 'c' | 'e' => 4.0,
        'g' => 5.0,
        _ => 3.0,
    };
    glyph(sign).split(' ').map(move |line| {
        let points = line.as_bytes().chunks_exact(2);
        let point = |pair: &[u8]| {
            let unit = |digit: u8| f64::from(digit.saturating_sub(b'0'));
            (unit(pair[0]) - 2.0, unit(pair[1]) - middle)
        };
        points.map(point).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_the_board_has_lines_within_its_grid() {
        for sign in ('a'..='i').chain('0'..='9') {
            assert!(lines(sign).count() > 0, "{sign}");
            for line in glyph(sign).split(' ') {
                assert!(line.len() % 2 == 0 && line.len() >= 4, "{sign}: {line}");
                for pair in line.as_bytes().chunks_exact(2) {
                    assert!(pair[0] <= b'4' && pair[1] <= b'8', "{sign}: {line}");
                }
            }
        }
    }
}
