/** Parts of the pages of projects: sections, tables, lines of a form. */
import { make } from "../dom.ts";
import { language, words } from "../site.ts";

const numbers = new Intl.NumberFormat(language);
const days = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

export function count(value: number): string {
  return numbers.format(value);
}

export function part(title: string, kind: string, ...body: Node[]): HTMLElement {
  const id = `part-${kind}`;
  return make(
    "section",
    { class: kind, "aria-labelledby": id },
    make("h2", { id }, words(title)),
    ...body,
  );
}

/** Names and values of what does not change; those without a value are left out. */
export function facts(all: [string, string][]): HTMLElement {
  const told = all.filter(([, value]) => value !== "");
  return make(
    "dl",
    { class: "facts" },
    ...told.flatMap(([name, value]) => [
      make("dt", {}, words(`fact.${name}`)),
      make("dd", {}, value),
    ]),
  );
}

export function heads(...keys: string[]): HTMLElement {
  const cells = keys.map((key) =>
    make("th", { scope: "col", class: key === "share" ? "wide" : undefined }, words(key))
  );
  return make("thead", {}, make("tr", {}, ...cells));
}

/** When something was begun, as the cell of a table. */
export function madeCell(millis: number): HTMLElement {
  const made = new Date(millis);
  return make(
    "td",
    { class: "made" },
    make("time", { datetime: made.toISOString() }, days.format(made)),
  );
}

/** What scrolls by itself where the page is narrow, also by keys. */
export function scrolling(name: string, table: HTMLElement): HTMLElement {
  return make(
    "div",
    { class: "scroll", tabindex: "0", role: "group", "aria-label": name },
    table,
  );
}

/** A line of a form, with what helps to fill it in. */
export function line(label: string, control: HTMLElement, help = ""): HTMLElement {
  const row = make("div", { class: "line" }, make("label", { for: control.id }, label), control);
  if (help) {
    const id = `${control.id}-help`;
    control.setAttribute("aria-describedby", id);
    row.append(make("span", { class: "soft", id }, help));
  }
  return row;
}

export function input(id: string, value: string, inputmode = "text"): HTMLInputElement {
  return make("input", { id, value, inputmode, autocomplete: "off" });
}

/** A number if it is one; the server says what is wrong with anything else. */
export function number(text: string): unknown {
  return /^\d{1,16}$/.test(text) ? Number(text) : text;
}
