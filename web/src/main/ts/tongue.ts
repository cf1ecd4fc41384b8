/** The words of moves, and the names of levels, as people read and type them. */
import type { MoveWords } from "model";

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
