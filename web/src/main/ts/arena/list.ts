/** The tournaments that there are. */
import type { Tournament } from "model";
import { make } from "../dom.ts";
import { count, heads, madeCell, scrolling } from "../projects/parts.ts";
import { stateOf } from "../projects/project.ts";
import { called, words } from "../site.ts";
import { capital } from "../text.ts";

/** What the format is called, without what it means. */
export function formatOf(cup: Tournament): string {
  return (words(`format.${cup.format}`).split(":")[0] ?? "").trim();
}

function row(cup: Tournament): HTMLElement {
  return make(
    "tr",
    {},
    make(
      "th",
      { scope: "row" },
      make("a", { href: `/arena/${cup.id}` }, capital(cup.game)),
      make("small", {}, formatOf(cup)),
    ),
    make("td", {}, cup.bots.map(called).join(", ")),
    make("td", { class: `state ${cup.state}` }, words(...stateOf(cup))),
    make("td", { class: "number" }, `${count(cup.played)} / ${count(cup.planned)}`),
    madeCell(cup.made),
  );
}

export function list(place: HTMLElement, cups: Tournament[]): void {
  if (cups.length === 0) {
    place.append(make("p", { class: "soft" }, words("empty")));
    return;
  }
  const columns = ["tournament", "bots", "state", "games", "made"].map((each) => `column.${each}`);
  const table = make(
    "table",
    { class: "cups" },
    make("caption", { class: "hidden" }, words("list.caption")),
    heads(...columns),
    make("tbody", {}, ...cups.map(row)),
  );
  place.append(scrolling(words("list.caption"), table));
}
