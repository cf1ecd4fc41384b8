/** Where one can go in a game. */
import type { ReplayMove } from "model";

export function clamped(ply: number, plies: number): number {
  return Math.max(0, Math.min(plies, Math.round(ply)));
}

/** The plies at which a player begins a turn, and the end. */
export function turns(moves: ReplayMove[]): number[] {
  const starts = moves.filter((move) => move.begins).map((move) => move.ply);
  return [...starts, moves.length];
}

/** The turn that begins after a ply, or the end. */
export function nextTurn(moves: ReplayMove[], ply: number): number {
  return turns(moves).find((start) => start > ply) ?? moves.length;
}

/** The turn that began before a ply, or the beginning. */
export function previousTurn(moves: ReplayMove[], ply: number): number {
  return turns(moves).findLast((start) => start < ply) ?? 0;
}

/** Which key leads where; nothing for a key that leads nowhere. */
export function afterKey(key: string, moves: ReplayMove[], ply: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return clamped(ply - 1, moves.length);
    case "ArrowRight":
      return clamped(ply + 1, moves.length);
    case "Home":
      return 0;
    case "End":
      return moves.length;
    case "n":
      return nextTurn(moves, ply);
    case "p":
      return previousTurn(moves, ply);
    default:
      return null;
  }
}
