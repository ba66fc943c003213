//! Zip files that are the same, to the byte, whenever they are made of the same:
//! entries in order of their names, all of one time, and nothing about whoever made
//! them.

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::io::{self, Write};

/// What a reader has to understand: compression, version 2.0 of the format.
const VERSION: u16 = 20;
/// Deflate.
const METHOD: u16 = 8;
/// The first day that the format knows: 1 January 1980, in its own bits.
const DAY: u16 = 1 << 5 | 1;

/// A file in the archive.
struct Entry {
    name: String,
    /// Method, time, day, check sum, both sizes, length of the name, no extras: as
    /// they stand in both headers.
    facts: Vec<u8>,
    offset: u32,
}

/// The bytes of an archive of these files.
///
/// # Errors
/// When it is too large for the plain format.
pub fn archive(files: &[(String, Vec<u8>)]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut entries = Vec::new();
    for (name, contents) in files {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(contents)?;
        let packed = encoder.finish()?;
        let mut sum = Crc::new();
        sum.update(contents);
        let mut facts = Vec::new();
        for half in [VERSION, 0, METHOD, 0, DAY] {
            facts.extend(half.to_le_bytes());
        }
        for word in [sum.sum(), size(packed.len())?, size(contents.len())?] {
            facts.extend(word.to_le_bytes());
        }
        for half in [half(name.len())?, 0] {
            facts.extend(half.to_le_bytes());
        }
        let offset = size(bytes.len())?;
        bytes.extend(b"PK\x03\x04");
        bytes.extend(&facts);
        bytes.extend(name.as_bytes());
        bytes.extend(packed);
        entries.push(Entry {
            name: name.clone(),
            facts,
            offset,
        });
    }
    directory(&mut bytes, &entries)?;
    Ok(bytes)
}

/// Writes the list of the files, and where it is.
fn directory(bytes: &mut Vec<u8>, entries: &[Entry]) -> io::Result<()> {
    let start = bytes.len();
    for entry in entries {
        bytes.extend(b"PK\x01\x02");
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(&entry.facts);
        // No comment, disk 0, no attributes.
        bytes.extend([0; 10]);
        bytes.extend(entry.offset.to_le_bytes());
        bytes.extend(entry.name.as_bytes());
    }
    let length = size(bytes.len() - start)?;
    let count = half(entries.len())?;
    bytes.extend(b"PK\x05\x06\0\0\0\0");
    for number in [count, count] {
        bytes.extend(number.to_le_bytes());
    }
    for number in [length, size(start)?] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend([0; 2]);
    Ok(())
}

fn size(length: usize) -> io::Result<u32> {
    u32::try_from(length).map_err(io::Error::other)
}

fn half(length: usize) -> io::Result<u16> {
    u16::try_from(length).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_is_the_same_every_time_and_has_its_parts() {
        let text = "marble ".repeat(50);
        let files = vec![
            ("a.txt".to_owned(), text.into_bytes()),
            ("b/c.txt".to_owned(), Vec::new()),
        ];
        let bytes = archive(&files).expect("it is small");
        assert_eq!(bytes, archive(&files).expect("it is small"));
        assert!(bytes.len() < 350, "{} bytes", bytes.len());
        let end = &bytes[bytes.len() - 22..];
        assert_eq!(&end[..4], b"PK\x05\x06");
        assert_eq!(end[10], 2);
        let list = u32::from_le_bytes([end[16], end[17], end[18], end[19]]) as usize;
        assert_eq!(&bytes[list..list + 4], b"PK\x01\x02");
        assert_eq!(&bytes[list + 46..list + 51], b"a.txt");
        assert_eq!(&bytes[30..35], b"a.txt");
    }
}
