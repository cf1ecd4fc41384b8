/** The table of cells, which one can sort, and the seats' balance. */
import { bar } from "../arena/bars.ts";
import { button, make } from "../dom.ts";
import { count, scrolling } from "../projects/parts.ts";
import { language, words } from "../site.ts";
import { balance, columnWords, isShare, type Order, ordered, shown } from "./evaluation.ts";
import type { EvaluationCell, Findings, Ranking } from "model";
import { shownValues } from "./names.ts";

/** More rows are in the file. */
const MOST_ROWS = 200;

const shares = new Intl.NumberFormat(language, {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const decimals = new Intl.NumberFormat(language, { maximumSignificantDigits: 4 });

function figure(column: string, value: number | null | undefined): string {
  if (value === null || value === undefined) {
    return "–";
  }
  return isShare(column) ? shares.format(value) : decimals.format(value);
}

export class Cells {
  private readonly head = make("tr");
  private readonly rows = make("tbody");
  private readonly table = make(
    "table",
    { class: "cells" },
    make("caption", { class: "hidden" }, words("cells")),
    make("thead", {}, this.head),
    this.rows,
  );
  private readonly more = make("p", { class: "soft small" });
  readonly element = make("div", {}, scrolling(words("cells"), this.table), this.more);
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private order: Order | undefined;
  private findings: Findings = { columns: [], cells: [] };

  constructor(private readonly game: string, private readonly axes: string[]) {}

  show(findings: Findings): void {
    if (this.head.children.length === 0 || findings.columns !== this.findings.columns) {
      this.findings = findings;
      this.heads();
    }
    this.findings = findings;
    this.fill();
  }

  private heads(): void {
    const columns = shown(this.findings.columns);
    this.buttons.clear();
    this.head.replaceChildren(
      ...this.axes.map((name, at) => this.heading(name, { by: "value", at })),
      make("th", { scope: "col" }, words("column.games")),
      ...columns.map((at) => {
        const [key, seat] = columnWords(this.findings.columns[at] ?? "");
        return this.heading(words(key, seat), { by: "figure", at });
      }),
    );
  }

  private heading(name: string, of: { by: "value" | "figure"; at: number }): HTMLElement {
    const act = button(name, "sort", () => {
      const isSame = this.order?.by === of.by && this.order.at === of.at;
      this.order = { ...of, isDown: isSame ? !this.order?.isDown : of.by === "figure" };
      for (const each of this.head.children) {
        each.removeAttribute("aria-sort");
      }
      head.setAttribute("aria-sort", this.order.isDown ? "descending" : "ascending");
      this.fill();
    });
    const head = make("th", { scope: "col" }, act);
    return head;
  }

  private fill(): void {
    const { columns, cells } = this.findings;
    const wanted = shown(columns);
    const sorted = ordered(cells, this.order);
    this.rows.replaceChildren(
      ...sorted.slice(0, MOST_ROWS).map((cell) => this.row(cell, columns, wanted)),
    );
    const left = sorted.length - MOST_ROWS;
    this.more.textContent = left > 0 ? words("cells.more", count(left)) : "";
  }

  private row(cell: EvaluationCell, columns: string[], wanted: number[]): HTMLElement {
    return make(
      "tr",
      { class: cell.complete ? undefined : "unfinished" },
      ...cell.values.map((value, at) =>
        make("th", { scope: "row" }, shownValues(this.game, this.axes[at] ?? "", value))
      ),
      make("td", { class: "number" }, count(cell.games)),
      ...wanted.map((at) =>
        make("td", { class: "number" }, figure(columns[at] ?? "", cell.figures[at]))
      ),
    );
  }
}

/** What each seat has of the wins, over all cells. */
export class Seats {
  private readonly list = make("ul", { class: "seat-balance" });
  readonly element = make(
    "div",
    {},
    make("p", { class: "soft small" }, words("seats.caption")),
    this.list,
  );

  /** Gives whether there is something to show. */
  show(findings: Findings): boolean {
    const seats = balance(findings);
    this.list.replaceChildren(
      ...seats.map((each) =>
        make(
          "li",
          {},
          make("span", { class: "seat" }, words("seat", each.seat)),
          bar(each.share, each.low, each.high),
          make(
            "span",
            {},
            words(
              "share.told",
              shares.format(each.share),
              shares.format(each.low),
              shares.format(each.high),
            ),
          ),
        )
      ),
    );
    return seats.length > 1;
  }
}

/** The cells that come nearest to the goal. */
export class Best {
  private static readonly MOST = 10;
  private readonly said = make("p", {});
  private readonly list = make("ol", { class: "best" });
  readonly element = make("div", {}, this.said, this.list);

  constructor(private readonly game: string, private readonly axes: string[]) {}

  /** Gives whether there is something to show. */
  show(findings: Findings): boolean {
    const ranking = findings.ranking;
    if (!ranking || ranking.cells.length < 2) {
      return false;
    }
    this.said.textContent = this.sure(ranking);
    const cells = new Map(findings.cells.map((each) => [each.number, each]));
    this.list.replaceChildren(
      ...ranking.cells.slice(0, Best.MOST).map((each) =>
        make(
          "li",
          {},
          make("strong", {}, this.name(cells.get(each.cell))),
          " ",
          make(
            "span",
            { class: "soft" },
            words(
              "best.value",
              figure("goal", each.value),
              figure("goal", each.low),
              figure("goal", each.high),
            ),
          ),
        )
      ),
    );
    return true;
  }

  private sure(ranking: Ranking): string {
    const sure = ranking.sure > 0.5
      ? words("best.sure", ranking.goal, shares.format(ranking.sure))
      : words("best.unsure", ranking.goal, `${ranking.rivals}`);
    if (ranking.among === 0) {
      return sure;
    }
    return ranking.sureAmong > 0
      ? `${sure} ${
        words("best.among", shares.format(ranking.among), shares.format(ranking.sureAmong))
      }`
      : `${sure} ${words("best.untried")}`;
  }

  private name(cell: EvaluationCell | undefined): string {
    return this.axes
      .map((name, at) => `${name}=${shownValues(this.game, name, cell?.values[at] ?? "?")}`)
      .join(" ");
  }
}
