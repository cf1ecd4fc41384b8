/** Texts with values in them. */

/** Puts values in the places `{0}`, `{1}` … of a text. */
export function fill(text: string, values: (string | number)[]): string {
  return text.replace(/\{(\d+)\}/g, (whole, at) => String(values[Number(at)] ?? whole));
}
