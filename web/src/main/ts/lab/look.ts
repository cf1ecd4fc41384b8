/** One evaluation, as it goes. */
import { get } from "../api.ts";
import { copying } from "../copy.ts";
import { make } from "../dom.ts";
import { Actions } from "../projects/actions.ts";
import { count, facts, part } from "../projects/parts.ts";
import { isOver } from "../projects/project.ts";
import { Status, watch } from "../projects/watch.ts";
import { called, calledPreset, words } from "../site.ts";
import { whole } from "../text.ts";
import { Best, Cells, Seats } from "./cells.ts";
import { learn, type Whole } from "./evaluation.ts";
import type { Evaluation, EvaluationCell, ExperimentData, Findings } from "model";
import { swept } from "./names.ts";
import { Plots } from "./plots.ts";

/** Plots are drawn so often at most, in milliseconds. */
const OFTEN = 2000;

export type Given = ExperimentData & { evaluation: Whole };

/** A text that can be copied. */
function copied(id: string, label: string, text: string): HTMLElement {
  const field = make("input", { id, value: text, readonly: true });
  const [copy, said] = copying(words("copy"), field);
  return make(
    "div",
    { class: "copied" },
    make("label", { for: id }, label),
    make("div", { class: "row" }, field, copy),
    said,
  );
}

function factsOf(of: Evaluation): HTMLElement {
  const preset = of.preset ? calledPreset(of.game, of.preset) : "";
  return facts([
    ["swept", swept(of)],
    ["seats", of.seats.map(called).join(", ")],
    ["options", [preset, ...of.settings].filter((each) => each).join(" ")],
    ["games", of.budget ? "" : count(of.games)],
    ["until", of.until ?? ""],
    ["goal", of.goal ?? ""],
    ["budget", of.budget ? count(of.budget) : ""],
    ["seed", String(of.seed)],
  ]);
}

export class Look {
  private readonly path: string;
  private readonly status = new Status();
  private readonly cellsLine = make("p", { class: "soft" });
  private readonly actions: Actions;
  private readonly plots: Plots;
  private readonly plotsPart: HTMLElement;
  private readonly best: Best;
  private readonly bestPart: HTMLElement;
  private readonly seats = new Seats();
  private readonly seatsPart = part("seats.title", "balance", this.seats.element);
  private readonly cells: Cells;
  private readonly files = make("ul", { class: "files" });
  private readonly later = make("p", { class: "soft" }, words("files.later"));
  private readonly known = new Map<number, EvaluationCell>();
  private evaluation: Whole;
  private timer = 0;

  /** Counts what was told as a whole: an answer that comes after a later one is of no use. */
  private told = 0;

  constructor(place: HTMLElement, given: Given) {
    const { evaluation } = given;
    this.evaluation = evaluation;
    this.path = `/api/evaluations/${evaluation.id}`;
    this.actions = new Actions(this.path, "/lab", given.mine);
    const axes = evaluation.axes.map((each) => each.name);
    this.plots = new Plots(this.path);
    this.plotsPart = part("plots", "plotted", this.plots.element);
    this.best = new Best(evaluation.game, axes);
    this.bestPart = part("best", "ranked", this.best.element);
    this.cells = new Cells(evaluation.game, axes);
    place.append(
      ...this.status.elements,
      this.cellsLine,
      this.actions.element,
      this.bestPart,
      this.plotsPart,
      this.seatsPart,
      part("cells", "found", this.cells.element),
      part("files", "taken", this.files, this.later),
      part(
        "share",
        "shared",
        copied("link", words("link"), location.href.split(/[?#]/)[0] ?? ""),
        copied("command", words("command"), evaluation.command),
      ),
      factsOf(evaluation),
    );
    this.whole(evaluation);
  }

  start(): void {
    if (isOver(this.evaluation)) {
      return;
    }
    watch<Evaluation>(this.path, "evaluation", {
      show: (now) => this.brief(now),
      lost: () => this.status.say(words("lost")),
      gone: (why) => this.status.say(whole(why)),
      end: (now) => this.whole(now as Whole),
    }, { cells: (json) => this.add((json as { cells: EvaluationCell[] }).cells) });
  }

  /** How far it is, without what was found. */
  private brief(now: Evaluation): void {
    this.status.show(now);
    this.cellsLine.textContent = words("cells.ended", count(now.ended), count(now.cells));
    this.actions.show(now);
    this.links(now);
  }

  private whole(now: Whole): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.told++;
    this.evaluation = now;
    learn(this.known, now.findings.cells);
    this.brief(now);
    this.found(this.all());
    this.plotsPart.hidden = !this.plots.show(now.plots, now.played);
  }

  /** Cells that have ended meanwhile. */
  private add(cells: EvaluationCell[]): void {
    learn(this.known, cells);
    this.found(this.all());
    if (this.timer === 0) {
      this.timer = setTimeout(() => this.again(), OFTEN);
    }
  }

  private all(): Findings {
    return { ...this.evaluation.findings, cells: [...this.known.values()] };
  }

  /** Everything anew, with cells that are not done and plots. */
  private async again(): Promise<void> {
    const told = this.told;
    try {
      const now = await get<Whole>(this.path);
      if (told === this.told) {
        this.whole(now);
      }
    } catch {
      this.timer = 0;
    }
  }

  private found(findings: Findings): void {
    this.cells.show(findings);
    this.seatsPart.hidden = !this.seats.show(findings);
    this.bestPart.hidden = !this.best.show(findings);
  }

  /** Links to the files; the report is there at the end. */
  private links(now: Evaluation): void {
    const all = isOver(now) && now.played > 0;
    this.later.hidden = all;
    const links: [string, string][] = all
      ? [
        ["report", `/lab/${now.id}/report.html`],
        ["csv", `${this.path}/files/cells.csv`],
        ["json", `${this.path}/files/evaluation.json`],
      ]
      : [];
    links.push(["zip", `${this.path}/files.zip`]);
    if (this.files.children.length !== links.length) {
      this.files.replaceChildren(
        ...links.map(([name, href]) => make("li", {}, make("a", { href }, words(`files.${name}`)))),
      );
    }
  }
}
