/** The one sentence of the status line: who must do what. */
import type { Words } from "../site.ts";
import { lasting } from "../text.ts";
import { fate, names } from "./fate.ts";
import { isTurning } from "./path.ts";
import type { Scene, Table } from "model";
import { winners } from "./ranking.ts";

export function outcome(table: Table, words: Words): string {
  if (!table.result) {
    return words("over");
  }
  const what = fate(table);
  if (what !== "seen") {
    return words(`over.${what}`);
  }
  const won = winners(table.result.payoffs);
  return words(won.length > 1 ? "over.share" : "over.wins", names(table, won, words));
}

function waiting(table: Table, mover: number, words: Words): string {
  const seat = table.seats[mover];
  const name = seat?.name ?? "";
  if (table.paused) {
    return words("paused");
  }
  if (seat?.standIn) {
    return words("standing-in", seat.standIn, name);
  }
  if (seat?.kind !== "person") {
    return words("thinking", name);
  }
  if (seat.present) {
    return words("waiting", name);
  }
  const own = table.seats.filter((each) => each.you && each.left === undefined);
  if (own.some((each) => table.waited?.includes(each.seat))) {
    return words("away.choose", name);
  }
  return own.length
    ? words("away.until", name, lasting(table.patience, words))
    : words("away", name);
}

/** A player's name, with its number where another one is called the same. */
function called(table: Table, seat: number): string {
  const name = table.seats[seat]?.name ?? "";
  const isShared = table.seats.filter((each) => each.name === name).length > 1;
  return isShared ? `${name} ${seat + 1}` : name;
}

/** What is asked of whoever looks at the page. */
function asked(table: Table, scene: Scene, words: Words): string {
  const own = table.seats.filter((seat) => seat.you).length;
  const name = called(table, scene.seat ?? 0);
  const turns = scene.turns?.length ?? 0;
  const question = isTurning(scene)
    ? words(turns > 1 ? "turn.it" : "turn.only")
    : scene.question ?? scene.status;
  const why = scene.choices?.length === 1 && scene.only ? ` ${scene.only}` : "";
  return (own > 1 ? words("now", name, question) : words("yours", question)) + why;
}

export function sentence(table: Table, scene: Scene | null, words: Words): string {
  if (table.phase === "closed") {
    return words("closed");
  }
  if (table.phase === "over") {
    return outcome(table, words);
  }
  if (table.phase === "gathering") {
    return words("gathering");
  }
  if (!scene) {
    return words("loading");
  }
  const isAsked = scene.choices !== undefined && scene.choices.length > 0 ||
    scene.move !== undefined;
  if (isAsked) {
    return asked(table, scene, words);
  }
  if (typeof table.mover !== "number") {
    return scene.status;
  }
  // While what others did is still being shown.
  return table.seats[table.mover]?.you ? words("soon") : waiting(table, table.mover, words);
}
