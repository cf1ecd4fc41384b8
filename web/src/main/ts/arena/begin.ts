/** Starting a tournament: by one click, or with everything chosen. */
import { withName } from "../account.ts";
import { post } from "../api.ts";
import { button, make } from "../dom.ts";
import { Entrants } from "../projects/entrants.ts";
import { input, line, number } from "../projects/parts.ts";
import { Variant } from "../projects/variant.ts";
import { words } from "../site.ts";
import { quick, type Wish } from "./cup.ts";

const FORMATS = ["round-robin", "gauntlet", "swiss", "knockout"];

export class Begin {
  private readonly variant: Variant;
  private readonly problem = make("p", { class: "problem", role: "alert" });
  private readonly seats = make("select", { id: "begin-seats" });
  private readonly format = make("select", { id: "begin-format" });
  private readonly rounds = input("begin-rounds", "", "numeric");
  private readonly roundsLine = line(words("rounds"), this.rounds, words("rounds.help"));
  private readonly count = input("begin-games", "100", "numeric");
  private readonly seed = input("begin-seed", "", "numeric");
  private readonly clock = input("begin-clock", "none");
  private readonly entrants = new Entrants(["hard", "medium", "easy"]);
  private readonly buttons: HTMLButtonElement[] = [];

  constructor(place: HTMLElement, games: string[]) {
    this.variant = new Variant(games, (rules) => {
      this.entrants.offer(rules.bots);
      const seats = rules.players.filter((each) => each >= 2).map(String);
      this.seats.replaceChildren(...seats.map((each) => make("option", { value: each }, each)));
    });
    for (const each of FORMATS) {
      this.format.append(make("option", { value: each }, words(`format.${each}`)));
    }
    this.variant.game.addEventListener("change", () => this.load());
    this.format.addEventListener("change", () => this.showRounds());
    place.append(
      line(words("game"), this.variant.game),
      make("div", { class: "quick" }, this.quick("levels"), this.quick("field")),
      this.problem,
      this.details(),
    );
    this.showRounds();
  }

  private quick(kind: "levels" | "field"): HTMLElement {
    const start = button(
      words(`quick.${kind}`),
      "primary",
      () => this.start(quick(kind, this.variant.game.value)),
    );
    const id = `quick-${kind}`;
    start.setAttribute("aria-describedby", id);
    this.buttons.push(start);
    const help = words(`quick.${kind}.help`, quick(kind, "").games);
    return make("div", {}, start, make("span", { class: "soft", id }, help));
  }

  private details(): HTMLElement {
    const start = make("button", { type: "submit", class: "primary" }, words("start"));
    this.buttons.push(start);
    const body = make(
      "form",
      { novalidate: true },
      this.entrants.element,
      line(words("preset"), this.variant.preset),
      make("details", {}, make("summary", {}, words("options")), this.variant.options),
      line(words("seats"), this.seats),
      line(words("format"), this.format),
      this.roundsLine,
      line(words("games"), this.count, words("games.help")),
      line(words("seed"), this.seed, words("seed.help")),
      line(words("clock"), this.clock, words("clock.help")),
      make("div", { class: "project-actions" }, start),
    );
    body.addEventListener("submit", (event) => {
      event.preventDefault();
      this.start(this.wish());
    });
    const more = make("details", { class: "more" }, make("summary", {}, words("more")), body);
    more.addEventListener("toggle", () => more.open && this.load());
    return more;
  }

  private showRounds(): void {
    this.roundsLine.hidden = this.format.value !== "swiss";
  }

  /** What the game has to choose from; asked for once somebody wants to choose. */
  private async load(): Promise<void> {
    try {
      await this.variant.load();
    } catch (refused) {
      this.problem.textContent = (refused as Error).message;
    }
  }

  private wish(): Wish {
    const wish: Wish = {
      game: this.variant.game.value,
      bots: this.entrants.names(),
      games: number(this.count.value.trim()) as number,
      format: this.format.value,
      players: Number(this.seats.value),
      clock: this.clock.value.trim() || "none",
    };
    if (this.variant.rules) {
      wish.options = this.variant.chosen();
    }
    if (this.seed.value.trim()) {
      wish.seed = number(this.seed.value.trim());
    }
    if (this.format.value === "swiss" && this.rounds.value.trim()) {
      wish.rounds = number(this.rounds.value.trim());
    }
    return wish;
  }

  private async start(wish: Wish): Promise<void> {
    this.problem.textContent = "";
    this.buttons.forEach((each) => each.disabled = true);
    try {
      const begun = await withName(
        () => post<{ id: string }>("/api/tournaments", wish),
      );
      location.assign(`/arena/${begun.id}`);
    } catch (refused) {
      this.problem.textContent = (refused as Error).message;
      this.problem.scrollIntoView({ block: "nearest" });
      this.buttons.forEach((each) => each.disabled = false);
    }
  }
}
