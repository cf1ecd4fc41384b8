/** The form for a table of one's own: who plays, the options of the game, and the clock. */
import { withName } from "../account.ts";
import { get, post } from "../api.ts";
import { dialog, make } from "../dom.ts";
import { keyed } from "../key.ts";
import { words } from "../site.ts";
import { lasting } from "../text.ts";
import * as form from "./form.ts";
import { field } from "./fields.ts";
import { seatFields } from "./seats.ts";
import type { Game, MadeTable } from "model";

const CLOCKS: Record<string, string> = { "none": "none", "5m+3s": "fast", "3d/move": "slow" };

/** How long who is away is waited for; the first is what suits the clock. */
const PATIENCES = ["", "1m", "10m", "1h", "1d", "3d", "7d"];

/** A clock that says by itself how long a move is waited for. */
const SLOW = "3d/move";

/** Makes a table, and goes there. */
export async function makeTable(plan: Record<string, unknown>): Promise<void> {
  const made = await withName(
    () => post<MadeTable>("/api/tables", plan),
  );
  location.assign(keyed(`/tables/${made.id}`, made.key ?? ""));
}

export async function openSetup(id: string, title: string, level: string): Promise<void> {
  const game = await get<Game>(`/api/games/${id}`);
  new Setup(game, level).open(title);
}

function part(legend: string, ...children: Node[]): HTMLElement {
  return make("fieldset", {}, make("legend", {}, legend), ...children);
}

function check(text: string): [HTMLElement, HTMLInputElement] {
  const box = make("input", { type: "checkbox", checked: true });
  return [make("label", { class: "check" }, box, ` ${text}`), box];
}

class Setup {
  private values: form.Values;
  private seats: form.Seat[];
  private readonly options = make("div", { class: "setup-options" });
  private readonly presets = make("select", { id: "setup-preset" });
  private readonly clock = make("select", { id: "setup-clock" });
  private readonly typed = make("input", { id: "setup-typed", autocomplete: "off", hidden: true });
  private readonly patience = make("select", { id: "setup-patience" });
  private readonly patienceProblem = make("p", { class: "problem", role: "alert" });
  private readonly problem = make("p", { class: "problem", role: "alert" });
  private readonly clockProblem = make("p", { class: "problem", role: "alert" });
  private readonly start = make("button", { type: "submit", class: "primary" });

  constructor(private readonly game: Game, private readonly level: string) {
    this.values = form.preset(game, "");
    this.seats = form.seats(game.defaultPlayers, [], level);
    this.start.append(words("setup.start"));
  }

  open(title: string): void {
    const [openLabel, isOpen] = check(words("setup.open"));
    const [ratedLabel, isRated] = check(words("setup.rated"));
    const body = make(
      "form",
      { novalidate: true },
      part(
        words("setup.seats"),
        seatFields(this.game, this.seats, this.level, (all) => this.seats = all),
      ),
      this.presetPart(),
      part(words("setup.options"), this.options),
      this.clockPart(),
      this.patiencePart(),
      openLabel,
      ratedLabel,
      make("div", { class: "dialog-foot" }, this.problem, this.start),
    );
    this.showOptions();
    body.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send(isOpen.checked, isRated.checked);
    });
    dialog("setup", words("setup.title", title), words("setup.close"), body);
  }

  private presetPart(): HTMLElement {
    for (const each of this.game.presets) {
      this.presets.append(
        make("option", { value: each.name }, words("preset.is", each.title, each.help)),
      );
    }
    this.presets.append(make("option", { value: "own", hidden: true }, words("setup.own")));
    this.presets.addEventListener("change", () => {
      this.values = form.preset(this.game, this.presets.value);
      this.showOptions();
    });
    const label = make("label", { for: "setup-preset" }, words("setup.preset"));
    return make("div", { class: "line" }, label, this.presets);
  }

  private showOptions(): void {
    this.options.replaceChildren(
      ...this.game.options.map((option) =>
        field(option, this.values, (value) => {
          this.values[option.name] = value;
          this.showPreset();
        })
      ),
    );
    this.showPreset();
  }

  private showPreset(): void {
    this.presets.value = form.presetOf(this.game, this.values) ?? "own";
  }

  private clockPart(): HTMLElement {
    for (const [value, key] of [...Object.entries(CLOCKS), ["other", "other"]] as const) {
      this.clock.append(make("option", { value }, words(`setup.clock.${key}`)));
    }
    this.typed.setAttribute("aria-label", words("setup.clock.typed"));
    this.typed.placeholder = words("setup.clock.typed");
    this.clock.addEventListener("change", () => {
      this.typed.hidden = this.clock.value !== "other";
      if (!this.typed.hidden) {
        this.typed.focus();
      }
    });
    const label = make("label", { for: "setup-clock" }, words("setup.clock"));
    return make("div", { class: "line" }, label, this.clock, this.typed, this.clockProblem);
  }

  private patiencePart(): HTMLElement {
    for (const time of PATIENCES) {
      const text = time ? lasting(time, words) : words("setup.patience.usual");
      this.patience.append(make("option", { value: time }, text));
    }
    const label = make("label", { for: "setup-patience" }, words("setup.patience"));
    const line = make("div", { class: "line" }, label, this.patience, this.patienceProblem);
    this.patience.title = words("setup.patience.what");
    this.clock.addEventListener("change", () => line.hidden = this.clock.value === SLOW);
    return line;
  }

  private async send(isOpen: boolean, isRated: boolean): Promise<void> {
    this.tell("", "");
    this.start.disabled = true;
    const clock = this.clock.value === "other" ? this.typed.value.trim() : this.clock.value;
    try {
      await makeTable({
        game: this.game.id,
        options: form.chosen(this.game, this.values),
        seats: this.seats.map(form.seatWord),
        clock,
        ...(this.patience.value && clock !== SLOW ? { patience: this.patience.value } : {}),
        open: isOpen,
        rated: isRated,
      });
    } catch (refusal) {
      const text = (refusal as Error).message;
      this.tell(form.placeOf(this.game, clock, text), text);
    }
    this.start.disabled = false;
  }

  /** Tells a problem at the field that it speaks of, or at the end. */
  private tell(place: string, text: string): void {
    for (const each of this.options.querySelectorAll<HTMLElement>(".problem")) {
      each.textContent = "";
    }
    this.problem.textContent = "";
    this.clockProblem.textContent = "";
    this.patienceProblem.textContent = "";
    const option = this.options.querySelector<HTMLElement>(`[data-option="${place}"]`);
    const told = option?.querySelector<HTMLElement>(".problem") ??
      { clock: this.clockProblem, patience: this.patienceProblem }[place] ?? this.problem;
    told.textContent = text;
    if (option) {
      option.querySelector<HTMLElement>("input, select, textarea")?.focus();
      option.scrollIntoView({ block: "nearest" });
    }
  }
}
