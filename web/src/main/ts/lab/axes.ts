/** What is changed from cell to cell: up to three lines, each with what and to which values. */
import { button, make } from "../dom.ts";
import { words } from "../site.ts";
import { type Direction } from "./evaluation.ts";

const MOST = 3;

class Line {
  readonly what = make("select");
  readonly values = make("input", {
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "none",
  });
  private readonly help = make("span", { class: "soft allowed" });
  private readonly told = make("span", { class: "soft counted" });
  readonly problem = make("span", { class: "problem", role: "alert" });
  readonly remove: HTMLButtonElement;
  readonly element = make("div", { class: "axis" });
  private isOwn = false;
  private directions: Direction[] = [];

  constructor(changed: () => void, removed: () => void) {
    this.remove = button("✕", "remove", removed);
    this.element.append(
      this.what,
      make("span", { class: "equals", "aria-hidden": "true" }, "="),
      this.values,
      this.remove,
      this.told,
      this.help,
      this.problem,
    );
    this.values.addEventListener("input", () => {
      this.isOwn = true;
      changed();
    });
    this.what.addEventListener("change", () => {
      this.suggest();
      changed();
    });
  }

  /** Numbers it among the others, so that each says by its name which one it is. */
  number(at: number): void {
    this.what.id = `axis-${at}`;
    this.help.id = `axis-${at}-help`;
    this.told.id = `axis-${at}-count`;
    this.problem.id = `axis-${at}-problem`;
    this.what.setAttribute("aria-label", words("axis.what", at));
    this.values.setAttribute("aria-label", words("axis.values", at));
    this.values.setAttribute(
      "aria-describedby",
      `${this.problem.id} ${this.told.id} ${this.help.id}`,
    );
    this.remove.setAttribute("aria-label", words("axis.remove", at));
  }

  offer(directions: Direction[], at: number): void {
    this.directions = directions;
    this.what.replaceChildren(
      ...directions.map((each) => make("option", { value: each.name }, each.name)),
    );
    this.what.selectedIndex = Math.min(at, directions.length - 1);
    this.isOwn = false;
    this.suggest();
  }

  private suggest(): void {
    const chosen = this.directions.find((each) => each.name === this.what.value);
    this.help.textContent = chosen ? words("preset.is", chosen.help, chosen.allowed) : "";
    if (!this.isOwn || this.values.value.trim() === "") {
      this.values.value = chosen?.suggestion ?? "";
      this.isOwn = false;
    }
  }

  tell(count: number | undefined): void {
    this.told.textContent = count === undefined ? "" : words("axis.count", count);
  }

  refuse(why: string): void {
    this.problem.textContent = why;
    this.values.setAttribute("aria-invalid", String(why !== ""));
  }
}

export class Axes {
  private readonly lines: Line[] = [];
  private readonly place = make("div");
  private readonly add = button(words("axis.add"), "", () => {
    this.line(this.lines.length).values.focus();
    this.changed();
  });
  readonly element = make(
    "fieldset",
    { class: "axes" },
    make("legend", {}, words("axes")),
    make("p", { class: "soft" }, words("axes.help")),
    this.place,
    this.add,
  );
  private directions: Direction[] = [];

  constructor(private readonly changed: () => void) {}

  private line(at: number): Line {
    const line = new Line(this.changed, () => this.remove(line));
    this.lines.push(line);
    this.place.append(line.element);
    line.offer(this.directions, at);
    this.number();
    return line;
  }

  private remove(line: Line): void {
    const at = this.lines.indexOf(line);
    this.lines.splice(at, 1);
    line.element.remove();
    this.number();
    (this.lines[Math.min(at, this.lines.length - 1)]?.values ?? this.add).focus();
    this.changed();
  }

  private number(): void {
    this.lines.forEach((line, at) => line.number(at + 1));
    this.lines.forEach((line) => line.remove.hidden = this.lines.length === 1);
    this.add.hidden = this.lines.length >= MOST;
  }

  /** Another game: what can be changed is something else. */
  offer(directions: Direction[]): void {
    this.directions = directions;
    if (this.lines.length === 0) {
      this.line(0);
    } else {
      this.lines.forEach((line, at) => line.offer(directions, at));
    }
  }

  /** What the server is asked for. */
  sweep(): Record<string, string> {
    return Object.fromEntries(
      this.lines.map((line) => [line.what.value, line.values.value.trim()]),
    );
  }

  /** What two lines change, if there is such a thing: no request could say so. */
  twice(): string | undefined {
    const names = this.lines.map((line) => line.what.value);
    return names.find((name, at) => names.indexOf(name) !== at);
  }

  /** How many values each has. */
  tell(counts: number[]): void {
    this.lines.forEach((line, at) => {
      line.tell(counts[at]);
      line.refuse("");
    });
  }

  /** Shows a refusal at the line that it is about; gives whether there is one. */
  refuse(why: string): boolean {
    this.lines.forEach((line) => {
      line.tell(undefined);
      line.refuse("");
    });
    const line = this.lines.find((each) => why.startsWith(`${each.what.value}=`)) ??
      this.lines.find((each) => why.startsWith(`${each.what.value} `));
    line?.refuse(why);
    return line !== undefined;
  }
}
