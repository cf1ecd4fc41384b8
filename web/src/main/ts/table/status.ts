/** The status line: one sentence that is always true. */
import { whole } from "../text.ts";

export class Status {
  private truth = "";
  private passing = "";
  isLost = false;
  private timer = 0;

  constructor(private readonly line: HTMLElement, private readonly lostText: string) {}

  /** Who must do what. */
  say(text: string): void {
    this.truth = text;
    this.show();
  }

  /** What was refused, or something else that passes: it stands before what is to be done. */
  pass(text: string, isProblem: boolean, millis = 12_000): void {
    this.passing = isProblem ? whole(text) : text;
    this.line.classList.toggle("problem", isProblem && text !== "");
    clearTimeout(this.timer);
    if (text) {
      this.timer = setTimeout(() => this.pass("", false), millis);
    }
    this.show();
  }

  lost(isLost: boolean): void {
    this.isLost = isLost;
    this.show();
  }

  private show(): void {
    const text = this.isLost ? this.lostText : [this.passing, this.truth].filter(Boolean).join(" ");
    if (this.line.textContent !== text) {
      this.line.textContent = text;
      this.line.title = text;
    }
    this.line.classList.toggle("lost", this.isLost);
  }
}
