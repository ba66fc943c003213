//! The rules of the game: cells, moves, positions and their outcome. Pure.
