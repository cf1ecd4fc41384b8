/** Standings and cross table of a tournament. */
import type { TournamentEncounter, TournamentStanding } from "model";
import { make } from "../dom.ts";
import { count, heads, scrolling } from "../projects/parts.ts";
import { called, language, words } from "../site.ts";
import { bar } from "./bars.ts";
import { type Cup, hundredths, type Rated, rating } from "./cup.ts";

const percents = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });

export function percent(share: number): string {
  return percents.format(hundredths(share) / 100);
}

function number(text: string): HTMLElement {
  return make("td", { class: "number" }, text);
}

function share(standing: TournamentStanding): HTMLElement {
  if (standing.games === 0) {
    return make("td", {}, "–");
  }
  const [low, high] = [hundredths(standing.low), percent(standing.high)];
  return make(
    "td",
    { class: "share" },
    bar(standing.share, standing.low, standing.high),
    make("span", {}, words("share.told", percent(standing.share), low, high)),
  );
}

function told(rated: Rated): string {
  const half = rated.half === undefined ? "" : ` ±${count(rated.half)}`;
  return `${rated.sign}${count(rated.value)}${half}`;
}

function row(standing: TournamentStanding): HTMLElement {
  const rated = rating(standing);
  return make(
    "tr",
    {},
    number(String(standing.rank)),
    make("th", { scope: "row" }, called(standing.name)),
    share(standing),
    number(count(standing.games)),
    number(count(standing.wins)),
    number(count(standing.draws)),
    number(count(standing.losses)),
    number(rated ? told(rated) : "–"),
    number(standing.departures ? count(standing.departures) : "–"),
  );
}

/** A table of which only the rows change. */
export class Standings {
  private readonly rows = make("tbody");
  private readonly table = make(
    "table",
    { class: "standings" },
    make("caption", { class: "hidden" }, words("standings")),
    heads("rank", "name", "share", "games", "wins", "draws", "losses", "rating", "departures"),
    this.rows,
  );
  readonly element = make(
    "div",
    {},
    make("p", { class: "soft small" }, words("standings.caption")),
    scrolling(words("standings"), this.table),
  );

  show(cup: Cup): void {
    this.rows.replaceChildren(...cup.standings.map(row));
  }
}

/** How good a share is, in five steps, for the colour of a cell. */
function step(share: number): string {
  return `step-${Math.min(4, Math.floor(5 * share))}`;
}

function cell(of: TournamentEncounter | undefined, isSame: boolean): HTMLElement {
  if (isSame || !of || of.games === 0) {
    return make("td", { class: isSame ? "same" : "unmet" }, isSame ? "" : "–");
  }
  return make(
    "td",
    { class: step(of.share) },
    make("span", {}, percent(of.share)),
    make("small", { title: words("cross.of", count(of.games)) }, count(of.games)),
  );
}

export class CrossTable {
  private readonly table = make("table", { class: "cross" });
  readonly element = make(
    "div",
    {},
    make("p", { class: "soft small" }, words("cross.caption")),
    scrolling(words("cross"), this.table),
  );

  show(cup: Cup): void {
    const names = cup.standings.map((each) => called(each.name));
    const titles = names.map((name) => make("th", { scope: "col" }, name));
    this.table.replaceChildren(
      make("caption", { class: "hidden" }, words("cross")),
      make("thead", {}, make("tr", {}, make("td"), ...titles)),
      make(
        "tbody",
        {},
        ...names.map((name, at) =>
          make(
            "tr",
            {},
            make("th", { scope: "row" }, name),
            ...names.map((_, other) => cell(cup.cross[at]?.[other], at === other)),
          )
        ),
      ),
    );
  }
}
