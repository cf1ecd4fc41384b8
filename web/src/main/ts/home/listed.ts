/** Tables as lists show them: which list they belong to, and what is said of them. */
import type { ListedTable } from "model";

export interface Lists {
  mine: ListedTable[];
  join: ListedTable[];
  watch: ListedTable[];
}

/** Whether it is the turn of somebody, and no bot plays in its place. */
export function isTurnOf(table: ListedTable, account: string | undefined): boolean {
  const seat = table.mover === undefined ? undefined : table.seats[table.mover];
  return account !== undefined && seat?.account === account && seat.standIn === undefined;
}

/** What somebody should know of first: a game that waits for it, and then one that ended without it. */
function rank(table: ListedTable, account: string | undefined): number {
  return isTurnOf(table, account) ? 0 : table.phase === "over" ? 1 : 2;
}

/** How many of somebody's tables are shown: all that it should know of, and of others so many. */
export function most(mine: ListedTable[], account: string | undefined, usual: number): number {
  return Math.max(usual, mine.filter((table) => rank(table, account) < 2).length);
}

/** One's own tables first, and of those the ones that wait for one before the others; no table is in two lists. */
export function sorted(
  mine: ListedTable[],
  open: ListedTable[],
  account: string | undefined,
): Lists {
  const own = new Set(mine.map((table) => table.id));
  const others = open.filter((table) => !own.has(table.id));
  return {
    mine: [...mine].sort((one, other) => rank(one, account) - rank(other, account)),
    join: others.filter((table) => table.phase === "gathering"),
    watch: others.filter((table) => table.phase === "running"),
  };
}

export function freeSeats(table: ListedTable): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

/** A game's name as people write it. */
