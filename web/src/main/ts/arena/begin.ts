/** Starting a tournament: by one click, or with everything chosen. */
import { withName } from "../account.ts";
import { get, post } from "../api.ts";
import { button, make } from "../dom.ts";
import { field } from "../home/fields.ts";
import * as form from "../home/form.ts";
import { words } from "../site.ts";
import { quick, type Wish } from "./cup.ts";
import { Entrants } from "./entrants.ts";
import { capital } from "../text.ts";

const FORMATS = ["round-robin", "gauntlet", "swiss", "knockout"];

function line(label: string, control: HTMLElement, help = ""): HTMLElement {
  const row = make("div", { class: "line" }, make("label", { for: control.id }, label), control);
  if (help) {
    const id = `${control.id}-help`;
    control.setAttribute("aria-describedby", id);
    row.append(make("span", { class: "soft", id }, help));
  }
  return row;
}

function input(id: string, value: string, inputmode = "text"): HTMLInputElement {
  return make("input", { id, value, inputmode, autocomplete: "off" });
}

/** A number if it is one; the server says what is wrong with anything else. */
function number(text: string): unknown {
  return /^\d{1,16}$/.test(text) ? Number(text) : text;
}

export class Begin {
  private readonly game = make("select", { id: "begin-game" });
  private readonly problem = make("p", { class: "problem", role: "alert" });
  private readonly preset = make("select", { id: "begin-preset" });
  private readonly options = make("div", { class: "cup-options" });
  private readonly seats = make("select", { id: "begin-seats" });
  private readonly format = make("select", { id: "begin-format" });
  private readonly rounds = input("begin-rounds", "", "numeric");
  private readonly roundsLine = line(words("rounds"), this.rounds, words("rounds.help"));
  private readonly count = input("begin-games", "100", "numeric");
  private readonly seed = input("begin-seed", "", "numeric");
  private readonly clock = input("begin-clock", "none");
  private readonly entrants = new Entrants();
  private readonly buttons: HTMLButtonElement[] = [];
  private rules: form.Game | undefined;
  private values: form.Values = {};

  constructor(place: HTMLElement, games: string[]) {
    this.game.append(...games.map((id) => make("option", { value: id }, capital(id))));
    for (const each of FORMATS) {
      this.format.append(make("option", { value: each }, words(`format.${each}`)));
    }
    this.game.addEventListener("change", () => this.load());
    this.preset.addEventListener("change", () => this.choose());
    this.format.addEventListener("change", () => this.showRounds());
    place.append(
      line(words("game"), this.game),
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
      () => this.start(quick(kind, this.game.value)),
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
      line(words("preset"), this.preset),
      make("details", {}, make("summary", {}, words("options")), this.options),
      line(words("seats"), this.seats),
      line(words("format"), this.format),
      this.roundsLine,
      line(words("games"), this.count, words("games.help")),
      line(words("seed"), this.seed, words("seed.help")),
      line(words("clock"), this.clock, words("clock.help")),
      make("div", { class: "cup-actions" }, start),
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
    if (this.rules?.id === this.game.value) {
      return;
    }
    try {
      const rules = await get<form.Game>(`/api/games/${this.game.value}`);
      this.rules = rules;
      this.entrants.offer(rules.bots);
      const presets = rules.presets.filter((each) => each.settings.length > 0);
      this.preset.replaceChildren(
        make("option", { value: "" }, words("usual")),
        ...presets.map((each) =>
          make("option", { value: each.name }, `${each.name}: ${each.help}`)
        ),
        make("option", { value: "own", hidden: true }, words("own")),
      );
      const seats = rules.players.filter((each) => each >= 2).map(String);
      this.seats.replaceChildren(...seats.map((each) => make("option", { value: each }, each)));
      this.choose();
    } catch (refused) {
      this.problem.textContent = (refused as Error).message;
    }
  }

  /** The options of the variant that was chosen. */
  private choose(): void {
    const rules = this.rules;
    if (!rules) {
      return;
    }
    this.values = form.preset(rules, this.preset.value);
    this.options.replaceChildren(
      ...rules.options.map((option) =>
        field(option, this.values, (value) => {
          this.values[option.name] = value;
          this.preset.value = form.presetOf(rules, this.values) ?? "own";
        })
      ),
    );
  }

  private wish(): Wish {
    const wish: Wish = {
      game: this.game.value,
      bots: this.entrants.names(),
      games: number(this.count.value.trim()) as number,
      format: this.format.value,
      players: Number(this.seats.value),
      clock: this.clock.value.trim() || "none",
    };
    if (this.rules) {
      wish.options = form.chosen(this.rules, this.values);
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
