/** The score sheet: for each kind of points what every player has of it, and what it comes to. */
import { make } from "../dom.ts";
import type { Words } from "../site.ts";
import type { SheetRow } from "model";
import { sign } from "./sign.ts";

/** A column of the sheet. */
export interface Column {
  seat: number;
  name: string;
  points: number;
}

/** More players than this have a line each: so many columns are too narrow. */
const SIDE_BY_SIDE = 3;

export function number(points: number): string {
  return String(points).replace("-", "−");
}

function cell(points: number): HTMLElement {
  return make("td", points === 0 ? "none" : "", number(points));
}

function head(column: Column, scope: "col" | "row"): HTMLElement {
  const who = make("span", "who", column.name);
  return make("th", { class: "column", scope }, sign(column.seat), " ", who);
}

/** @param rows none where it is not known what the points consist of */
export function sheet(rows: SheetRow[], columns: Column[], words: Words): HTMLElement {
  const kinds = rows.filter((row) => rows.length > 1 || row.kind !== "");
  const table = columns.length > SIDE_BY_SIDE
    ? tall(kinds, columns, words)
    : wide(kinds, columns, words);
  return make("div", { class: "sheet", tabindex: "0" }, table);
}

/** The players side by side. */
function wide(kinds: SheetRow[], columns: Column[], words: Words): HTMLElement {
  const lines = kinds.map((row) =>
    make(
      "tr",
      "",
      make("th", { scope: "row" }, row.text),
      ...columns.map(({ seat }) => cell(row.points[seat] ?? 0)),
    )
  );
  const total = make(
    "tr",
    "total",
    make("th", { scope: "row" }, words("sheet.points")),
    ...columns.map(({ points }) => make("td", "", number(points))),
  );
  return make(
    "table",
    "",
    make("caption", "hidden", words("sheet.title")),
    make("thead", "", make("tr", "", make("td"), ...columns.map((each) => head(each, "col")))),
    make("tbody", "", ...lines),
    make("tfoot", "", total),
  );
}

/** The players one below the other. */
function tall(kinds: SheetRow[], columns: Column[], words: Words): HTMLElement {
  const titles = [words("sheet.points"), ...kinds.map((row) => row.text)];
  const lines = columns.map((column) =>
    make(
      "tr",
      "",
      head(column, "row"),
      make("td", "sum", number(column.points)),
      ...kinds.map((row) => cell(row.points[column.seat] ?? 0)),
    )
  );
  return make(
    "table",
    "tall",
    make("caption", "hidden", words("sheet.title")),
    make(
      "thead",
      "",
      make("tr", "", make("td"), ...titles.map((each) => make("th", { scope: "col" }, each))),
    ),
    make("tbody", "", ...lines),
  );
}
