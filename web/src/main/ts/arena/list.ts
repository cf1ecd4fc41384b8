/** The tournaments that there are. */
import { make } from "../dom.ts";
import { language, words } from "../site.ts";
import { type Brief } from "./cup.ts";
import { count, heads, scrolling } from "./tables.ts";
import { capital } from "../text.ts";

const days = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

function state(cup: Brief): string {
  return cup.state === "waiting" && !cup.place
    ? words("status.starting")
    : words(`state.${cup.state}`, cup.place ?? "");
}

/** What the format is called, without what it means. */
export function formatOf(cup: Brief): string {
  return (words(`format.${cup.format}`).split(":")[0] ?? "").trim();
}

function row(cup: Brief): HTMLElement {
  const made = new Date(cup.made);
  return make(
    "tr",
    {},
    make(
      "th",
      { scope: "row" },
      make("a", { href: `/arena/${cup.id}` }, capital(cup.game)),
      make("small", {}, formatOf(cup)),
    ),
    make("td", {}, cup.bots.join(", ")),
    make("td", { class: `state ${cup.state}` }, state(cup)),
    make("td", { class: "number" }, `${count(cup.played)} / ${count(cup.planned)}`),
    make(
      "td",
      { class: "made" },
      make("time", { datetime: made.toISOString() }, days.format(made)),
    ),
  );
}

export function list(place: HTMLElement, cups: Brief[]): void {
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
