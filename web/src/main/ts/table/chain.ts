/** A chain reaction: cells are set off one after the other, and tokens go from them to those beside. */

function numbers(cell: string): number[] {
  return cell.split(",").map(Number);
}

/** Whether two cells have a side in common. */
export function areBeside(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)];
  return a.length === b.length &&
    a.reduce((sum, at, i) => sum + Math.abs(at - (b[i] ?? 0)), 0) === 1;
}

/** Which cell of a chain a token came from: the first beside it; −1 if it came from elsewhere. */
export function source(chain: string[], thing: string): number {
  const [cell = ""] = thing.split("#");
  return chain.findIndex((each) => areBeside(each, cell));
}
