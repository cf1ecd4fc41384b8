/** Who won, and in which order the others follow. */

export interface Rank {
  seat: number;
  rank: number;
  points: number;
  share: number;
}

/** By shares of the win, then by points; who is equal in both has the same rank. */
export function ranking(scores: number[], payoffs: number[]): Rank[] {
  const all = scores.map((points, seat) => ({ seat, rank: 1, points, share: payoffs[seat] ?? 0 }));
  all.sort((a, b) => b.share - a.share || b.points - a.points || a.seat - b.seat);
  all.forEach((each, at) => {
    const before = all[at - 1];
    const isEqual = before && before.share === each.share && before.points === each.points;
    each.rank = isEqual ? before.rank : at + 1;
  });
  return all;
}

/** The seats that won; none where all have the same share. */
export function winners(payoffs: number[]): number[] {
  const most = Math.max(...payoffs);
  const least = Math.min(...payoffs);
  return payoffs.length > 1 && most - least < 1e-9
    ? []
    : payoffs.flatMap((share, seat) => (most - share < 1e-9 ? [seat] : []));
}
