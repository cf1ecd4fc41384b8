/** What the server gave to the page: words in the reader's language, data, and who looks at it. */
import { fill } from "./text.ts";
import { folded } from "./tongue.ts";

/** The words of the page in the reader's language; `{0}` stands for the first argument. */
export type Words = (key: string, ...values: (string | number)[]) => string;

/** Whoever looks at the page, once it has a name. */
export interface Me {
  id: string;
  name: string;
}

/** What the server gives to every page besides its own data. */
interface Given {
  language: string;
  me: Me | null;
  words: Record<string, string>;
  data: Record<string, unknown>;
}

function read(): Given {
  const element = document.getElementById("given");
  return JSON.parse(element?.textContent ?? "{}") as Given;
}

const given: Given = read();

export const language = given.language;
export const me = given.me;

/** What the server gave to this page alone. */
export function data<T>(): T {
  return given.data as T;
}

/** Who sits somewhere, or takes part: levels have names in the reader's language. */
export function called(name: string): string {
  return given.words[`name.${name}`] ?? name;
}

/** A preset of a game as it is called in the reader's language. */
export function calledPreset(game: string, name: string): string {
  return given.words[`preset-name.${game}.${name}`] ?? name;
}

/** Whom somebody means who types a name. */
export function meantName(typed: string): string {
  const found = Object.entries(given.words).find(([key, name]) =>
    key.startsWith("name.") && folded(name) === folded(typed)
  );
  return found ? found[0].slice("name.".length) : typed;
}

export const words: Words = (key, ...values) => fill(given.words[key] ?? key, values);
