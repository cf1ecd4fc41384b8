/** The shares of the win that players could expect, as lines from ply to ply. */
import type { Judged } from "model";

export interface Share {
  ply: number;
  share: number;
}

/** A line for each seat: where it is known, and what the game came to at its end. */
export function lines(
  judgements: Judged[],
  seats: number,
  plies: number,
  payoffs: number[] | undefined,
): Share[][] {
  const all: Share[][] = Array.from({ length: seats }, () => []);
  const sorted = [...judgements].sort((one, other) => one.ply - other.ply);
  for (const { ply, payoffs } of sorted) {
    payoffs.forEach((share, seat) => {
      if (share !== null) {
        all[seat]?.push({ ply, share });
      }
    });
  }
  if (payoffs && judgements.length > 0) {
    payoffs.forEach((share, seat) => all[seat]?.push({ ply: plies, share }));
  }
  return all;
}

/** What was last known of each seat at a ply; nothing where nobody had judged yet. */
export function at(shares: Share[][], ply: number): (number | null)[] {
  return shares.map((line) => line.findLast((point) => point.ply <= ply)?.share ?? null);
}

export function percent(share: number): string {
  return String(Math.round(100 * share));
}
