//! @NAME@: a bot for Plateau. Its answer to a turn is one of the legal moves, as in docs/protocol.md.
mod json;

use json::{quoted, Json};
use std::io::{self, BufRead, Write};

/// Your idea: one of turn["legal"]. turn["state"] is the position, game["seat"] is our seat.
fn choose<'a>(turn: &'a Json, _game: &Json) -> &'a str {
    let legal = turn["legal"].items();
    // A number below 2^53: the same luck, the same game.
    legal[turn["random"].number() as usize % legal.len()].text()
}

fn main() -> io::Result<()> {
    let mut game = Json::Null;
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let message = Json::parse(&line?);
        match message["type"].text() {
            "hello" => writeln!(out, r#"{{"type":"hello","name":"@NAME@","version":"1"}}"#)?,
            "start" => {
                game = message;
                writeln!(out, r#"{{"type":"ready"}}"#)?
            }
            "turn" => {
                let (chosen, ply) = (quoted(choose(&message, &game)), message["ply"].number());
                writeln!(out, r#"{{"type":"move","move":{chosen},"ply":{ply}}}"#)?
            }
            "bye" => break,
            _ => {} // "refused" and "end" want no answer; another "start" may follow
        }
        out.flush()?;
    }
    Ok(())
}
