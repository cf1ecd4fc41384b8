/** The evaluations that there are, one's own first. */
import { make } from "../dom.ts";
import { count, heads, madeCell, scrolling } from "../projects/parts.ts";
import { stateOf } from "../projects/project.ts";
import { words } from "../site.ts";
import { capital } from "../text.ts";
import type { Evaluation } from "model";
import { swept } from "./names.ts";

function row(each: Evaluation): HTMLElement {
  return make(
    "tr",
    {},
    make(
      "th",
      { scope: "row" },
      make("a", { href: `/lab/${each.id}` }, capital(each.game)),
      make("small", {}, each.mine ? words("mine") : ""),
    ),
    make(
      "td",
      { class: "swept" },
      swept(each),
    ),
    make("td", { class: `state ${each.state}` }, words(...stateOf(each))),
    make("td", { class: "number" }, count(each.cells)),
    make("td", { class: "number" }, `${count(each.played)} / ${count(each.planned)}`),
    madeCell(each.made),
  );
}

export function list(place: HTMLElement, all: Evaluation[]): void {
  if (all.length === 0) {
    place.append(make("p", { class: "soft" }, words("empty")));
    return;
  }
  const sorted = [...all].sort((one, other) =>
    Number(other.mine ?? false) - Number(one.mine ?? false)
  );
  const columns = ["evaluation", "swept", "state", "cells", "games", "made"];
  const table = make(
    "table",
    { class: "cups" },
    make("caption", { class: "hidden" }, words("list.caption")),
    heads(...columns.map((each) => `column.${each}`)),
    make("tbody", {}, ...sorted.map(row)),
  );
  place.append(scrolling(words("list.caption"), table));
}
