/** The form for a new evaluation, which says at once what it would mean. */
import { withName } from "../account.ts";
import { post, Refusal } from "../api.ts";
import { make } from "../dom.ts";
import { Entrants } from "../projects/entrants.ts";
import { count, input, line, number } from "../projects/parts.ts";
import { Variant } from "../projects/variant.ts";
import { words } from "../site.ts";
import { whole } from "../text.ts";
import { Axes } from "./axes.ts";
import { directions } from "./evaluation.ts";
import type { LabBounds, MeantEvaluation } from "model";

/** So many milliseconds after the last key the server is asked. */
const PAUSE = 400;

/** Whoever asked too often asks again so much later. */
const LATER = 3000;

export class Begin {
  private readonly axes = new Axes(() => this.changed());
  private readonly seats = new Entrants(["greedy", "greedy"], () => this.changed());
  private readonly games = input("begin-games", "100", "numeric");
  private readonly until = input("begin-until", "");
  private readonly goal = input("begin-goal", "");
  private readonly budget = input("begin-budget", "", "numeric");
  private readonly budgetLine = line(words("budget"), this.budget, words("budget.help"));
  private readonly seed = input("begin-seed", "", "numeric");
  private readonly outcome = make("p", { class: "outcome", role: "status" });
  private readonly problem = make("p", { class: "problem", role: "alert" });
  private readonly start = make("button", { type: "submit", class: "primary" }, words("start"));
  private readonly variant: Variant;
  private timer = 0;

  /** Counts what was asked: only the last answer is shown. */
  private asked = 0;

  constructor(place: HTMLElement, games: string[], private readonly bounds: LabBounds) {
    this.variant = new Variant(games, (rules) => {
      this.seats.offer(rules.bots);
      this.axes.offer(directions(rules, words));
      this.changed();
    }, () => this.changed());
    this.goal.setAttribute("list", "goals");
    for (const each of [this.games, this.until, this.goal, this.budget, this.seed]) {
      each.addEventListener("input", () => this.changed());
    }
    this.variant.game.addEventListener("change", () => this.load());
    place.append(this.form());
    this.showBudget();
    this.load();
  }

  private form(): HTMLElement {
    const goals = ["balance", "decisiveness", "length=40"];
    const body = make(
      "form",
      { novalidate: true },
      line(words("game"), this.variant.game),
      this.axes.element,
      this.seats.element,
      line(words("games"), this.games, words("games.help")),
      make(
        "details",
        {},
        make("summary", {}, words("more")),
        line(words("preset"), this.variant.preset),
        make("details", {}, make("summary", {}, words("options")), this.variant.options),
        line(words("until"), this.until, words("until.help")),
        line(words("goal"), this.goal, words("goal.help")),
        this.budgetLine,
        line(words("seed"), this.seed, words("seed.help")),
      ),
      make("datalist", { id: "goals" }, ...goals.map((value) => make("option", { value }))),
      this.outcome,
      this.problem,
      make("div", { class: "project-actions" }, this.start),
      make("p", { class: "soft small" }, this.bounded()),
    );
    body.addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin();
    });
    return body;
  }

  private bounded(): string {
    const { cells, games, seconds } = this.bounds;
    return words("bounds", count(cells), count(games), count(seconds));
  }

  private async load(): Promise<void> {
    try {
      await this.variant.load();
    } catch (refused) {
      this.problem.textContent = (refused as Error).message;
    }
  }

  private showBudget(): void {
    this.budgetLine.hidden = this.goal.value.trim() === "";
  }

  private changed(): void {
    this.showBudget();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  private wish(): Record<string, unknown> {
    const sweep = this.axes.sweep();
    const wish: Record<string, unknown> = {
      game: this.variant.game.value,
      sweep,
      seats: this.seats.names(),
      games: number(this.games.value.trim()),
      options: this.variant.chosen(),
    };
    const preset = this.variant.preset.value;
    if (preset && preset !== "own") {
      delete wish.options;
      // One that changes from cell to cell is not set besides.
      if (!("preset" in sweep)) {
        wish.preset = preset;
      }
    }
    for (const [name, field] of [["until", this.until], ["goal", this.goal]] as const) {
      if (field.value.trim()) {
        wish[name] = field.value.trim();
      }
    }
    if (this.seed.value.trim()) {
      wish.seed = number(this.seed.value.trim());
    }
    if (this.goal.value.trim() && this.budget.value.trim()) {
      wish.budget = number(this.budget.value.trim());
    }
    return wish;
  }

  /** Asks the server what this would mean, and what is wrong with it. */
  private async check(): Promise<void> {
    const asked = ++this.asked;
    const twice = this.axes.twice();
    if (twice) {
      this.refuse(words("axis.twice", twice));
      return;
    }
    try {
      const checked = await post<MeantEvaluation>("/api/evaluations/check", this.wish());
      if (asked === this.asked) {
        checked.problem ? this.refuse(checked.problem) : this.tell(checked);
      }
    } catch (refused) {
      if (asked !== this.asked) {
        return;
      }
      if (refused instanceof Refusal && refused.status === 429) {
        this.timer = setTimeout(() => this.check(), LATER);
        return;
      }
      this.refuse((refused as Error).message);
    }
  }

  private tell(checked: MeantEvaluation): void {
    this.axes.tell((checked.axes ?? []).map((each) => each.count));
    const key = checked.most ? "outcome.most" : "outcome";
    this.outcome.textContent = words(key, count(checked.cells ?? 0), count(checked.games ?? 0));
    this.problem.textContent = "";
  }

  private refuse(why: string): void {
    this.outcome.textContent = "";
    this.problem.textContent = this.axes.refuse(why) ? "" : whole(why);
  }

  private async begin(): Promise<void> {
    clearTimeout(this.timer);
    this.asked++;
    const twice = this.axes.twice();
    if (twice) {
      this.refuse(words("axis.twice", twice));
      return;
    }
    this.start.disabled = true;
    try {
      const begun = await withName(() => post<{ id: string }>("/api/evaluations", this.wish()));
      location.assign(`/lab/${begun.id}`);
    } catch (refused) {
      this.refuse((refused as Error).message);
      this.problem.scrollIntoView({ block: "nearest" });
      this.start.disabled = false;
    }
  }
}
