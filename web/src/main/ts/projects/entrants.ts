/** Who is to take part: a line for each, with the names of bots to choose from. */
import { button, make } from "../dom.ts";
import { called, meantName, words } from "../site.ts";

const MOST = 12;

export class Entrants {
  private readonly lines = make("ol", { class: "entrants" });
  private readonly offered = make("datalist", { id: "begin-offered" });
  private readonly add = button(words("bot.add"), "", () => this.line("").focus());
  readonly element = make(
    "fieldset",
    {},
    make("legend", {}, words("bots")),
    make("p", { class: "soft", id: "begin-bots-help" }, words("bots.help")),
    this.lines,
    this.offered,
    this.add,
  );

  /**
   * @param names who is there at first
   * @param changed is told when somebody comes or goes
   */
  constructor(names: string[], private readonly changed: () => void = () => {}) {
    for (const name of names) {
      this.line(called(name));
    }
    this.lines.addEventListener("input", () => this.changed());
  }

  /** The bots that play a game. */
  offer(bots: string[]): void {
    this.offered.replaceChildren(...bots.map((each) => make("option", { value: called(each) })));
  }

  names(): string[] {
    return this.inputs().map((each) => meantName(each.value.trim())).filter((each) => each !== "");
  }

  private inputs(): HTMLInputElement[] {
    return [...this.lines.querySelectorAll("input")];
  }

  private line(name: string): HTMLInputElement {
    const input = make("input", {
      value: name,
      list: "begin-offered",
      autocomplete: "off",
      spellcheck: "false",
      "aria-describedby": "begin-bots-help",
    });
    const remove = button("✕", "remove", () => {
      const next = line.nextElementSibling ?? line.previousElementSibling;
      line.remove();
      this.number();
      this.changed();
      (next?.querySelector("input") ?? this.add).focus();
    });
    const line = make("li", {}, input, remove);
    this.lines.append(line);
    this.number();
    return input;
  }

  /** Each says by its number which one it is. */
  private number(): void {
    this.inputs().forEach((input, at) => {
      input.setAttribute("aria-label", words("bot", at + 1));
      input.nextElementSibling?.setAttribute("aria-label", words("bot.remove", at + 1));
    });
    this.add.disabled = this.inputs().length >= MOST;
  }
}
