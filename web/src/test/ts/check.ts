/** Checks for tests. */

export function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) {
    throw new Error(`${one} is not ${other}`);
  }
}
