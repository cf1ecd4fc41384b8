/** The log: sentences, the newest last; pointing at one shows where it happened. */
import { make } from "../dom.ts";
import type { Line } from "./log.ts";
import { sign } from "./sign.ts";

/** So many lines are kept on the page. */
const KEPT = 400;

export class LogView {
  private readonly waiting: Line[] = [];
  private isReading = false;

  /**
   * @param light lights places on the board
   * @param show brings a place into the middle
   */
  constructor(
    private readonly host: HTMLElement,
    private readonly light: (places: string[]) => void,
    private readonly show: (places: string[]) => void,
  ) {
    // Only what somebody does makes a reader: the page itself scrolls, too.
    ["wheel", "touchend", "keyup", "pointerup"].forEach((type) =>
      host.addEventListener(type, () => requestAnimationFrame(() => this.scrolled()))
    );
    new ResizeObserver(() => this.follow()).observe(host);
    host.addEventListener("pointerover", (event) => this.point(event.target));
    host.addEventListener("pointerleave", () => this.light([]));
    host.addEventListener("focusin", (event) => this.point(event.target));
    host.addEventListener("focusout", () => this.light([]));
    host.addEventListener("click", (event) => this.show(this.places(event.target)));
    host.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        this.show(this.places(event.target));
      }
    });
  }

  /** Lines come in bunches: they are put on the page together. */
  add(lines: Line[]): void {
    if (this.waiting.length === 0 && lines.length > 0) {
      setTimeout(() => this.flush(), 0);
    }
    this.waiting.push(...lines);
  }

  private flush(): void {
    const lines = this.waiting.splice(0).slice(-KEPT);
    for (const line of lines) {
      const item = make("li", "");
      if (line.seat !== null) {
        item.append(sign(line.seat));
      }
      item.append(make("span", "", line.text));
      item.dataset.event = String(line.event);
      if (line.places.length) {
        item.dataset.places = line.places.join(" ");
        item.tabIndex = -1;
      }
      this.host.append(item);
    }
    while (this.host.childElementCount > KEPT) {
      this.host.firstElementChild?.remove();
    }
    this.follow();
  }

  /** The newest line is seen unless somebody looks at older ones. */
  private follow(): void {
    if (!this.isReading) {
      this.host.scrollTop = this.host.scrollHeight;
    }
  }

  private scrolled(): void {
    const below = this.host.scrollHeight - this.host.scrollTop - this.host.clientHeight;
    this.isReading = below > 30;
  }

  /** Up and down go from line to line. */
  go(by: 1 | -1): void {
    const all = [...this.host.querySelectorAll<HTMLElement>("li[data-places]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? all.at(-1) : all[Math.min(all.length - 1, Math.max(0, at + by))];
    next?.focus();
  }

  private point(target: EventTarget | null): void {
    this.light(this.places(target));
  }

  private places(target: EventTarget | null): string[] {
    const line = target instanceof Element ? target.closest<HTMLElement>("[data-places]") : null;
    return line?.dataset.places?.split(" ") ?? [];
  }
}
