/** What the server gave to the page: words in the reader's language, data, and who looks at it. */
import { fill } from "./text.ts";

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

export const words: Words = (key, ...values) => fill(given.words[key] ?? key, values);
