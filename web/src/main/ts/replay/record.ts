/** Records as they are brought. */

/** The first record of a text: a file may hold one a line, or one that is spread over many lines. */
export function firstRecord(text: string): string {
  const trimmed = text.trim();
  try {
    JSON.parse(trimmed);
    return trimmed;
  } catch {
    return trimmed.split("\n", 1)[0]?.trim() ?? "";
  }
}
