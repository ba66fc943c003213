//! Like beside like: the order of the functions of a wasm file.
//!
//! What is downloaded is compressed, and gzip finds what it has seen before only
//! within 32 KB. A compiler's order is that of its sources; here every function is
//! followed by the one that has most in common with those just written. The program
//! is the same, and 2 % less to download.

use crate::fault::{Fault, Result};
use std::collections::HashMap;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload};

/// How many bytes in a row count as something in common.
const LENGTH: usize = 4;
/// What is in more functions than this says nothing about any of them.
const COMMON: usize = 400;
/// How much of what a function has in common with the ones before counts on after
/// each further one: the compressor's memory, which reaches some dozens back.
const MEMORY: f32 = 0.85;
/// Functions are taken for the share of them that is known already, but large ones
/// bring more: the power of the size by which one is divided.
const SIZE: f32 = 0.5;

/// The file with its functions in another order.
///
/// # Errors
/// When it is not a wasm module.
pub fn together(wasm: &[u8]) -> Result<Vec<u8>> {
    let no_module = |error: String| Fault::new(format!("a wasm file cannot be read: {error}"));
    let mut shuffle = Shuffle::of(wasm).map_err(|error| no_module(error.to_string()))?;
    let mut module = Module::new();
    utils::parse_core_module(&mut shuffle, &mut module, Parser::new(0), wasm)
        .map_err(|error| no_module(error.to_string()))?;
    Ok(module.finish())
}

/// Writes a module again with its functions in an order of our own.
struct Shuffle {
    /// How many functions are imported; they come first and stay.
    imported: u32,
    /// The functions, by their old place, in their new order.
    order: Vec<usize>,
    /// The new place of each, by its old one.
    places: Vec<u32>,
}

impl Shuffle {
    fn of(wasm: &[u8]) -> std::result::Result<Shuffle, wasmparser::BinaryReaderError> {
        let mut imported = 0;
        let mut bodies = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let is_function = matches!(import?.ty, wasmparser::TypeRef::Func(_));
                        imported += u32::from(is_function);
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let order = order(&bodies);
        let mut places = vec![0; order.len()];
        for (new, &old) in (0..).zip(&order) {
            places[old] = new;
        }
        Ok(Shuffle {
            imported,
            order,
            places,
        })
    }
}

impl Reencode for Shuffle {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, index: u32) -> std::result::Result<u32, Error<Self::Error>> {
        let place = index.checked_sub(self.imported).map(|own| own as usize);
        Ok(match place.and_then(|own| self.places.get(own)) {
            Some(place) => self.imported + place,
            None => index,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> std::result::Result<(), Error<Self::Error>> {
        let types: Vec<u32> = section.into_iter().collect::<std::result::Result<_, _>>()?;
        for &old in &self.order {
            functions.function(types[old]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> std::result::Result<(), Error<Self::Error>> {
        let bodies: Vec<FunctionBody<'_>> =
            section.into_iter().collect::<std::result::Result<_, _>>()?;
        for old in self.order.clone() {
            utils::parse_function_body(self, code, bodies[old].clone())?;
        }
        Ok(())
    }
}

/// An order in which each is followed by what is most like those just before.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let mut holders: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (i, body) in bodies.iter().enumerate() {
        for bytes in body.windows(LENGTH) {
            let held = holders.entry(bytes).or_default();
            if held.last() != Some(&i) {
                held.push(i);
            }
        }
    }
    let telling = |held: &Vec<usize>| (2..COMMON).contains(&held.len());
    let mut known = vec![0_f32; bodies.len()];
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut order = Vec::with_capacity(bodies.len());
    let mut next = 0;
    while !left.is_empty() {
        let now = left.remove(next);
        order.push(now);
        known.iter_mut().for_each(|known| *known *= MEMORY);
        let mut seen: Vec<&[u8]> = bodies[now].windows(LENGTH).collect();
        seen.sort_unstable();
        seen.dedup();
        for held in seen.iter().filter_map(|bytes| holders.get(bytes)) {
            if telling(held) {
                let weight = (held.len() as f32).powf(-0.6);
                held.iter().for_each(|&i| known[i] += weight);
            }
        }
        let likeness = |&i: &usize| known[i] / (20.0 + bodies[i].len() as f32).powf(SIZE);
        let best = (0..left.len()).max_by(|&a, &b| {
            // Of equals the first.
            let (one, other) = (likeness(&left[a]), likeness(&left[b]));
            one.total_cmp(&other).then(b.cmp(&a))
        });
        next = best.unwrap_or(0);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, ElementSection, Elements, ExportKind, ExportSection, Function, RefType,
        TableSection, TableType, TypeSection, ValType,
    };

    /// Functions that say their number, with a call and a table that know them.
    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for number in [7, 1_000_001, 7, 1_000_002] {
            functions.function(0);
            let mut body = Function::new([]);
            body.instructions().i32_const(number).drop();
            body.instructions().call(3).drop().i32_const(number).end();
            code.function(&body);
        }
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 4,
            maximum: None,
            shared: false,
        });
        let mut exports = ExportSection::new();
        for (name, index) in [("a", 0), ("b", 1), ("c", 2), ("d", 3)] {
            exports.export(name, ExportKind::Func, index);
        }
        let mut elements = ElementSection::new();
        let all = [0, 1, 2, 3];
        elements.active(
            None,
            &ConstExpr::i32_const(0),
            Elements::Functions(all[..].into()),
        );
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&tables);
        module.section(&exports).section(&elements).section(&code);
        module.finish()
    }

    /// The bytes of the functions that the exports mean, in the exports' order.
    fn exported(wasm: &[u8]) -> Vec<Vec<u8>> {
        let (mut bodies, mut indices) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.expect("a module") {
                Payload::ExportSection(exports) => {
                    indices = (exports.into_iter())
                        .map(|export| export.expect("an export").index as usize)
                        .collect();
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes().to_vec()),
                _ => {}
            }
        }
        indices
            .into_iter()
            .map(|index| bodies[index].clone())
            .collect()
    }

    #[test]
    fn like_stands_beside_like_and_every_name_means_what_it_meant() {
        let before = module();
        let after = together(&before).expect("a module");
        let shuffle = Shuffle::of(&before).expect("a module");
        assert_eq!(shuffle.order, [0, 2, 1, 3]);
        let said = |wasm: &[u8]| -> Vec<i32> {
            let mut said = Vec::new();
            for body in exported(wasm) {
                // No locals, then a constant.
                assert_eq!(body[..2], [0, 0x41]);
                let reader = wasmparser::BinaryReader::new(&body[2..], 0);
                let mut reader = reader;
                said.push(reader.read_var_i32().expect("a number"));
            }
            said
        };
        assert_eq!(said(&after), said(&before));
        // The call of the fourth function goes where that one is now.
        let call = [0x10, shuffle.places[3] as u8];
        let calls = |body: &Vec<u8>| body.windows(2).any(|bytes| bytes == call);
        assert!(exported(&after).iter().all(calls));
        assert_eq!(
            together(&before).expect("a module"),
            after,
            "the same each time"
        );
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(together(b"no wasm").is_err());
    }
}
