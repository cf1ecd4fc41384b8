//! Reads and writes JSON. What is not there is null, and so is whatever is looked for in it.
#![allow(dead_code)] // a bot need not use all of it

use std::collections::HashMap;
use std::iter::Peekable;
use std::ops::Index;
use std::str::Chars;

pub enum Json {
    Null,
    Truth(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(HashMap<String, Json>),
}

impl Json {
    /// Panics where it is no JSON: the referee writes nothing else.
    pub fn parse(text: &str) -> Json {
        read(&mut text.chars().peekable())
    }

    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            _ => "",
        }
    }

    pub fn number(&self) -> f64 {
        match self {
            Json::Number(number) => *number,
            _ => 0.0,
        }
    }

    pub fn is_true(&self) -> bool {
        matches!(self, Json::Truth(true))
    }
}

impl Index<&str> for Json {
    type Output = Json;

    fn index(&self, name: &str) -> &Json {
        match self {
            Json::Object(members) => members.get(name).unwrap_or(&Json::Null),
            _ => &Json::Null,
        }
    }
}

/// A text as JSON writes it.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for each in text.chars() {
        match each {
            '"' | '\\' => quoted.extend(['\\', each]),
            '\0'..='\x1f' => quoted.push_str(&format!("\\u{:04x}", each as u32)),
            _ => quoted.push(each),
        }
    }
    quoted + "\""
}

type Input<'a> = Peekable<Chars<'a>>;

fn skip_blanks(from: &mut Input) {
    while from.next_if(|each| each.is_ascii_whitespace()).is_some() {}
}

/// Whether a list or object goes on; the comma or the bracket is gone then.
fn goes_on(from: &mut Input, bracket: char) -> bool {
    skip_blanks(from);
    if from.next_if_eq(&bracket).is_some() {
        return false;
    }
    from.next_if_eq(&',');
    true
}

fn read(from: &mut Input) -> Json {
    skip_blanks(from);
    match from.peek() {
        Some('{') => {
            from.next();
            let mut members = HashMap::new();
            while goes_on(from, '}') {
                skip_blanks(from);
                let name = read_text(from);
                skip_blanks(from);
                from.next(); // the colon
                members.insert(name, read(from));
            }
            Json::Object(members)
        }
        Some('[') => {
            from.next();
            let mut items = Vec::new();
            while goes_on(from, ']') {
                items.push(read(from));
            }
            Json::List(items)
        }
        Some('"') => Json::Text(read_text(from)),
        _ => read_word(from),
    }
}

fn read_word(from: &mut Input) -> Json {
    let mut word = String::new();
    while let Some(each) = from.next_if(|each| each.is_ascii_alphanumeric() || "+-.".contains(*each)) {
        word.push(each);
    }
    match word.as_str() {
        "null" => Json::Null,
        "true" => Json::Truth(true),
        "false" => Json::Truth(false),
        _ => Json::Number(word.parse().expect("a number")),
    }
}

fn read_text(from: &mut Input) -> String {
    from.next(); // the quote
    let mut text = String::new();
    loop {
        match from.next().expect("the end of a text") {
            '"' => return text,
            '\\' => match from.next().expect("what was escaped") {
                'b' => text.push('\x08'),
                'f' => text.push('\x0c'),
                'n' => text.push('\n'),
                'r' => text.push('\r'),
                't' => text.push('\t'),
                'u' => text.push(read_code(from)),
                other => text.push(other),
            },
            other => text.push(other),
        }
    }
}

/// A character by its number, or by two where it takes two.
fn read_code(from: &mut Input) -> char {
    let first = digits(from);
    if first >> 10 != 0x36 {
        return char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER);
    }
    from.next(); // \
    from.next(); // u
    let second = digits(from);
    let code = 0x10000 + ((first & 0x3ff) << 10) + (second & 0x3ff);
    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn digits(from: &mut Input) -> u32 {
    let word: String = from.take(4).collect();
    u32::from_str_radix(&word, 16).unwrap_or(0)
}
