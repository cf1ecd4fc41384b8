/** The end of a game: what it is to whoever looks, what the points consist of, how one goes on. */
import { button, isStill, make } from "../dom.ts";
import { keyed } from "../key.ts";
import type { Words } from "../site.ts";
import type { RatingStep, SheetRow, Table } from "model";
import { link } from "./actions.ts";
import { type Fate, fate, headline, standing } from "./fate.ts";
import { handle } from "./pulling.ts";
import { ranking } from "./ranking.ts";
import { share } from "./sharing.ts";
import { sheet } from "./sheet.ts";
import { sign } from "./sign.ts";
import type { Sitting } from "./sitting.ts";

/** What the card needs to know and can do. */
export interface Ends {
  /** Why games end, in words. */
  causes: Record<string, string>;
  /** Of a private table. */
  key: string;
  /** Offers a rematch, takes one or refuses it; null for who only looks on. */
  again: ((isOffer: boolean) => void) | null;
  /** What the points consist of. */
  rows: () => Promise<SheetRow[]>;
  /** What the game did to ratings. */
  steps: () => Promise<RatingStep[]>;
  closed: () => void;
}

/** A card beside the board, which can be put aside. */
export function ending(
  host: HTMLElement,
  sitting: Sitting,
  words: Words,
  ends: Ends,
): HTMLElement {
  const { table } = sitting;
  const what = fate(table);
  const card = make("section", { class: `ending ${what}`, "aria-label": words("end.title") });
  const away = () => {
    card.remove();
    ends.closed();
  };
  const points = make("div", "scores");
  const rated = make("div", "rated");
  const said = make("p", { class: "said", role: "status" });
  fill(points, rated, sitting, words, ends);
  const offer = ends.again ? wanted(sitting, words) : "";
  card.append(
    handle(card, words("end.away"), away),
    title(table, what, words),
    ...reasons(table, words, ends.causes),
    points,
    rated,
    ...(offer ? [make("p", "wanted", offer)] : []),
    deeds(sitting, words, ends, said, away),
    said,
  );
  host.querySelector(".ending")?.remove();
  host.append(card);
  return card;
}

/** The headline; a win shines, unless nothing is to move. */
function title(table: Table, what: Fate, words: Words): HTMLElement {
  const line = make("div", "verdict", make("h2", "", headline(table, words)));
  if (what === "won" && !isStill()) {
    line.prepend(rays());
    line.append(rays());
  }
  return line;
}

function rays(): HTMLElement {
  const ray = () => make("i");
  return make("span", { class: "rays", "aria-hidden": "true" }, ray(), ray(), ray());
}

/** The points of two, why the game is over, and who left it. */
function reasons(table: Table, words: Words, causes: Record<string, string>): HTMLElement[] {
  const left = table.seats.flatMap(({ name, left }) =>
    left ? [`${name}: ${words(`ending.${left.ending}`)}.`] : []
  );
  const points = left.length ? "" : standing(table, words);
  return [points, causes[table.result?.reason ?? ""] ?? "", ...left]
    .filter(Boolean)
    .map((text, at) => make("p", at === 0 ? "standing" : "soft", text));
}

/** The sums are there at once, the rest as soon as it is known. */
function fill(
  points: HTMLElement,
  rated: HTMLElement,
  sitting: Sitting,
  words: Words,
  ends: Ends,
): void {
  const { table } = sitting;
  const { result } = table;
  const columns = ranking(result?.scores ?? [], result?.payoffs ?? []).map((each) => ({
    seat: each.seat,
    name: table.seats[each.seat]?.you ? words("end.you") : sitting.name(each.seat),
    points: each.points,
  }));
  const own = sitting.own.length;
  if (own > 1) {
    columns.forEach((each) => each.name = sitting.name(each.seat));
  }
  points.replaceChildren(sheet([], columns, words));
  ends.rows().then(
    (rows) => points.replaceChildren(sheet(rows, columns, words)),
    () => undefined,
  );
  ends.steps().then((steps) => {
    const mine = steps.filter((step) => table.seats[step.seat]?.you);
    rated.replaceChildren(
      ...(mine.length === 1 ? mine : steps).map((step) => rating(step, mine.length !== 1, words)),
    );
  }, () => undefined);
}

/** `Rating 12.3 → 14.1 after 23 games`. */
function rating(step: RatingStep, isNamed: boolean, words: Words): HTMLElement {
  const said = (value: number) =>
    value.toLocaleString(document.documentElement.lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const change = step.after < step.before ? "fell" : "rose";
  return make(
    "p",
    "",
    isNamed ? sign(step.seat) : null,
    `${words("end.rating")} `,
    make("b", change, `${said(step.before)} → ${said(step.after)}`),
    " ",
    make("span", "soft", words(step.games === 1 ? "end.rated.one" : "end.rated", step.games)),
  );
}

/** What one can do now. */
function deeds(
  sitting: Sitting,
  words: Words,
  ends: Ends,
  said: HTMLElement,
  away: () => void,
): HTMLElement {
  const { table } = sitting;
  const { again, key } = ends;
  const text = [document.title, headline(table, words), standing(table, words)];
  return make(
    "div",
    "row",
    ...(again ? rematch(sitting, words, again) : []),
    button(words("look-board"), "", away),
    link(words("end.analyse"), `${keyed(`/replays/${table.id}`, key)}#analyse`),
    button(
      words("end.share-it"),
      "",
      () => share(table, key, text.filter(Boolean).join(" – "), said, words),
    ),
    ...(again ? [] : [link(words("home"), "/")]),
  );
}

/** Who wants a rematch, or is waited for. */
function wanted(sitting: Sitting, words: Words): string {
  if (sitting.table.again) {
    return "";
  }
  const taking = sitting.taking("rematch");
  const names = (seats: number[]) => seats.map((seat) => sitting.name(seat)).join(", ");
  if (sitting.offered.some((each) => each.kind === "rematch")) {
    return words("offer.rematch", names(taking));
  }
  const missing = sitting.table.seats
    .filter((seat) => seat.kind === "person" && !taking.includes(seat.seat))
    .map((seat) => seat.seat);
  return taking.length ? words("rematch.waits", names(missing)) : "";
}

/** One click each: to offer a rematch, to take one or refuse it, to take one's own back. */
function rematch(
  sitting: Sitting,
  words: Words,
  again: (isOffer: boolean) => void,
): HTMLElement[] {
  if (sitting.table.again) {
    return [button(words("again.go"), "primary", () => again(true))];
  }
  if (sitting.offered.some((each) => each.kind === "rematch")) {
    return [
      button(words("rematch.accept"), "primary", () => again(true)),
      button(words("rematch.decline"), "", () => again(false)),
    ];
  }
  return sitting.offering.some((each) => each.kind === "rematch")
    ? [button(words("rematch.withdraw"), "", () => again(false))]
    : [button(words("again"), "primary", () => again(true))];
}
