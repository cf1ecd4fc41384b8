/** What the end of a game is to whoever looks at the page. */
import type { Words } from "../site.ts";
import type { Table } from "model";
import { winners } from "./ranking.ts";

/** `seen` is for who only looks on, and where several share a screen. */
export type Fate = "won" | "lost" | "shared" | "drawn" | "seen";

export function fate(table: Table): Fate {
  const won = winners(table.result?.payoffs ?? []);
  const own = table.seats.filter((seat) => seat.you);
  if (won.length === 0) {
    return "drawn";
  }
  const [mine] = own;
  if (own.length !== 1 || !mine) {
    return "seen";
  }
  return !won.includes(mine.seat) ? "lost" : won.length > 1 ? "shared" : "won";
}

/** The same as a headline. */
export function headline(table: Table, words: Words): string {
  const what = fate(table);
  if (what !== "seen") {
    return words(`end.${what}`);
  }
  const won = winners(table.result?.payoffs ?? []);
  return words(won.length > 1 ? "end.share" : "end.wins", names(table, won, words));
}

/** The points of the two who played, as one says them: `85 to 70 against medium`. */
export function standing(table: Table, words: Words): string {
  const scores = table.result?.scores ?? [];
  const own = table.seats.find((seat) => seat.you);
  const other = table.seats.find((seat) => seat !== own);
  if (table.seats.length !== 2 || !own || !other || fate(table) === "seen") {
    return "";
  }
  const said = (seat: number) => String(scores[seat] ?? 0).replace("-", "−");
  return words("end.against", said(own.seat), said(other.seat), other.name);
}

export function names(table: Table, seats: number[], words: Words): string {
  const all = seats.map((seat) => table.seats[seat]?.name ?? "");
  const last = all.pop() ?? "";
  return all.length ? `${all.join(", ")} ${words("and")} ${last}` : last;
}
