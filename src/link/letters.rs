//! Bytes as the letters that an address may hold everywhere: the URL-safe
//! alphabet of RFC 4648, without padding.

use super::fault::LinkFault;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Bits of a letter.
const BITS: u32 = 6;

/// The letters of some bytes.
pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    let (mut held, mut count) = (0_u32, 0);
    let mut push = |value: u32| text.push(char::from(LETTERS[(value & 63) as usize]));
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        count += 8;
        while count >= BITS {
            count -= BITS;
            push(held >> count);
        }
    }
    if count > 0 {
        push(held << (BITS - count));
    }
    text
}

/// Whether a sign is one of the letters.
pub(super) fn is_letter(sign: char) -> bool {
    LETTERS.iter().any(|&letter| char::from(letter) == sign)
}

/// The bytes of some letters.
///
/// # Errors
/// When there is a sign that is none of the letters, with its place.
pub(super) fn read(text: &str) -> Result<Vec<u8>, LinkFault> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut held, mut count) = (0_u32, 0);
    for (at, sign) in text.chars().enumerate() {
        let value = LETTERS
            .iter()
            .position(|&letter| char::from(letter) == sign);
        let value = value.ok_or(LinkFault::Sign { sign, at: at + 1 })?;
        held = held << BITS | value as u32;
        count += BITS;
        if count >= 8 {
            count -= 8;
            bytes.push((held >> count & 0xFF) as u8);
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_back() {
        for length in 0..40 {
            let bytes: Vec<u8> = (0..length).map(|i: u32| (i * 97 + length) as u8).collect();
            let text = write(&bytes);
            assert!(text.bytes().all(|b| LETTERS.contains(&b)));
            assert_eq!(read(&text), Ok(bytes));
        }
        assert_eq!(write(b"light w"), "bGlnaHQgdw");
        assert_eq!(read("ab%2"), Err(LinkFault::Sign { sign: '%', at: 3 }));
    }
}
