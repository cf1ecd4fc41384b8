/** The words of moves, and the names of levels, as people read and type them. */

/** What the server gives of a game: words in the reader's language, and those meant by what is typed. */
export interface MoveWords {
  shown: Record<string, string>;
  typed: Record<string, string>;
}

/** A word, and the number or place that follows it: `turn2`, `city@11`. */
const WORD = /^(\p{L}[\p{L}-]*)((?:@?\d+)?)$/u;

/** A text as it is compared: without accents and capitals. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function replaced(word: string, words: Record<string, string>, text: string): string {
  const [, stem = "", rest = ""] = WORD.exec(text) ?? [];
  const found = Object.hasOwn(words, stem) ? words[stem] : undefined;
  return found === undefined ? word : found + rest;
}

/** A notation, or a word of one, as it is read. */
export function shown(words: MoveWords, notation: string): string {
  return notation.split(" ").map((word) => replaced(word, words.shown, word)).join(" ");
}

/** The word of notations that is meant by a typed one, in whichever language. */
export function meant(words: MoveWords, typed: string): string {
  return replaced(typed, words.typed, folded(typed));
}
