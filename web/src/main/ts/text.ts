/** Texts with values in them, and as sentences. */

/** Puts values in the places `{0}`, `{1}` … of a text. */
export function fill(text: string, values: (string | number)[]): string {
  return text.replace(/\{(\d+)\}/g, (whole, at) => String(values[Number(at)] ?? whole));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the server says as a sentence: with a capital, and a full stop. */
export function whole(text: string): string {
  return text === "" || /[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** A time that is written as `3d` or `90s`, in words. */
export function lasting(
  time: string,
  words: (key: string, ...values: (string | number)[]) => string,
): string {
  const [, count, unit] = /^(\d+)(s|m|h|d)$/.exec(time) ?? [];
  return unit === undefined
    ? time
    : words(count === "1" ? `time.${unit}.one` : `time.${unit}`, Number(count));
}
