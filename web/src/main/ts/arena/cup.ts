/** A tournament as the server tells it, and what is worked out from it for the page. */
import type { Tournament, TournamentStanding } from "model";

/** One that is looked at. */
export type Cup = Tournament & Required<Pick<Tournament, "standings" | "cross" | "live">>;

/** A share as a whole number of hundredths. */
export function hundredths(share: number): number {
  return Math.round(100 * share);
}

/** A rating: the sign before it, which makes it a bound, and half of its interval, where it is none. */
export interface Rated {
  sign: "" | "≥ " | "≤ ";
  value: number;
  half?: number;
}

/**
 * A rating as it may be told; nothing where too little is known of it. One that games hold from one side only is
 * the end of its interval on that side.
 */
export function rating(standing: TournamentStanding): Rated | undefined {
  const known = standing.rating;
  if (!known || standing.games === 0) {
    return undefined;
  }
  switch (known.held) {
    case "FROM_BELOW":
      return { sign: "≥ ", value: Math.round(known.low) };
    case "FROM_ABOVE":
      return { sign: "≤ ", value: Math.round(known.high) };
    case "NOT":
      return undefined;
  }
  const half = Math.round((known.high - known.low) / 2);
  return half > 999 ? undefined : { sign: "", value: Math.round(known.value), half };
}

/** Players and points of a game: `hard 12 – easy 9`. */
export function result(seats: string[], scores: number[]): string {
  return seats.map((seat, at) => `${seat} ${scores[at] ?? ""}`.trim()).join(" – ");
}

export interface Wish {
  game: string;
  bots: string[];
  games: number;
  [name: string]: unknown;
}

/** One click starts a small tournament: the levels, or the levels and those who hardly think. */
export function quick(kind: "levels" | "field", game: string): Wish {
  return kind === "levels"
    ? { game, bots: ["hard", "medium", "easy"], games: 12 }
    : { game, bots: ["hard", "medium", "easy", "greedy", "random"], games: 20 };
}
