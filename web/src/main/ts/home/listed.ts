/** Tables as lists show them: which list they belong to, and what is said of them. */
import type { ListedTable } from "model";

export interface Lists {
  mine: ListedTable[];
  join: ListedTable[];
  watch: ListedTable[];
}

/** Whether it is the turn of somebody. */
export function isTurnOf(table: ListedTable, account: string | undefined): boolean {
  return account !== undefined && table.mover !== undefined &&
    table.seats[table.mover]?.account === account;
}

/** One's own tables first, those where one is to move before the others; no table is in two lists. */
export function sorted(
  mine: ListedTable[],
  open: ListedTable[],
  account: string | undefined,
): Lists {
  const own = new Set(mine.map((table) => table.id));
  const others = open.filter((table) => !own.has(table.id));
  const rank = (table: ListedTable) => isTurnOf(table, account) ? 0 : 1;
  return {
    mine: [...mine].sort((one, other) => rank(one) - rank(other)),
    join: others.filter((table) => table.phase === "gathering"),
    watch: others.filter((table) => table.phase === "running"),
  };
}

export function freeSeats(table: ListedTable): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

/** A game's name as people write it. */
