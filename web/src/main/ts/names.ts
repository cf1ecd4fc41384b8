/** Friendly names for those who have none yet. */
import { type Words } from "./site.ts";

function oneOf(list: string, random: () => number): string {
  const all = list.split(",");
  return all[Math.floor(random() * all.length)] ?? "";
}

export function madeUp(words: Words, random: () => number = Math.random): string {
  return words("names", oneOf(words("names.first"), random), oneOf(words("names.second"), random));
}
