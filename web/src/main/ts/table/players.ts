/** The players: sign, name, points, clock, and whether they are here. */
import { make } from "../dom.ts";
import type { Words } from "../site.ts";
import { clock, HURRY } from "./clock.ts";
import type { Part, Seat } from "model";
import { NARROW } from "./screen.ts";
import type { Sitting } from "./sitting.ts";
import { sign } from "./sign.ts";

interface Row {
  root: HTMLElement;
  points: HTMLElement;
  clock: HTMLElement;
}

export class Players {
  private rows: Row[] = [];
  private parts: Part[] = [];
  private open: number | null = null;
  /** What points consist of, of the position that is shown. */
  private explained: Part[] | null = null;
  private asked: Promise<Part[]> | null = null;
  private shown = "";
  private isOver = false;

  /**
   * @param light lights places on the board, or none
   * @param explain asks for what scores consist of
   */
  constructor(
    private readonly host: HTMLElement,
    private readonly words: Words,
    private readonly light: (places: string[]) => void,
    private readonly explain: () => Promise<Part[]>,
  ) {
    addEventListener("pointerdown", (event) => {
      const isHere = event.target instanceof Node && host.contains(event.target);
      if (this.open !== null && !isHere && NARROW.matches) {
        // On a phone what is explained lies over the board.
        this.toggle(this.open);
      }
    });
  }

  show(sitting: Sitting, parts: Part[], showsProjected: boolean): void {
    this.parts = parts;
    this.isOver = sitting.isOver;
    const shown = parts.map((part) => part.score).join() + ` ${sitting.table.ply}`;
    if (shown !== this.shown) {
      this.shown = shown;
      this.explained = null;
      this.asked = null;
    }
    const focused = this.host.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.seat
      : undefined;
    this.rows = sitting.table.seats.map((seat) => this.row(sitting, seat, showsProjected));
    const more = sitting.watching > 0
      ? [make("p", "watching soft", this.watching(sitting.watching))]
      : [];
    this.host.replaceChildren(...this.rows.map((row) => row.root), ...more);
    this.host.classList.toggle("many", this.rows.length > 4);
    if (focused !== undefined) {
      this.host.querySelector<HTMLElement>(`.points[data-seat="${focused}"]`)?.focus();
    }
    this.tick(sitting, Date.now());
  }

  private watching(count: number): string {
    return count === 1 ? this.words("watching.one") : this.words("watching", count);
  }

  private row(sitting: Sitting, seat: Seat, showsProjected: boolean): Row {
    const isMover = sitting.mover === seat.seat && sitting.table.phase === "running";
    const root = make("div", "player");
    root.classList.toggle("mover", isMover);
    root.classList.toggle("out", seat.left !== undefined);
    root.classList.toggle("away", !seat.present);
    const points = this.points(seat, showsProjected);
    const time = make("span", "clock");
    root.append(
      sign(seat.seat),
      make("span", "who", seat.name || "–", make("span", "hidden", ` (${this.about(seat)})`)),
      time,
      points,
    );
    const notes = [this.parts[seat.seat]?.notes ?? "", this.standing(seat)].filter(Boolean);
    root.append(make("span", "notes", notes.join(" · ")));
    if (isMover) {
      root.append(make("span", "turn", "◀", make("span", "hidden", this.words("to-move"))));
    }
    if (this.open === seat.seat) {
      root.append(this.details(seat.seat));
    }
    return { root, points, clock: time };
  }

  private about(seat: Seat): string {
    const kind = this.words(seat.kind === "person" ? "person" : "bot");
    const here = this.words(seat.present ? "present" : "absent");
    return [seat.you ? this.words("you") : "", kind, here].filter(Boolean).join(", ");
  }

  /** What is unusual about a player, in words. */
  private standing(seat: Seat): string {
    if (seat.left) {
      return this.words("out");
    }
    if (seat.standIn) {
      return this.words("stands-in", seat.standIn, seat.name);
    }
    return seat.kind === "person" && !seat.present ? this.words("absent") : "";
  }

  private points(seat: Seat, showsProjected: boolean): HTMLElement {
    const part = this.parts[seat.seat];
    const score = String(part?.score ?? seat.score ?? 0);
    const element = make("button", "points", score.replace("-", "−"));
    element.type = "button";
    element.dataset.seat = String(seat.seat);
    element.setAttribute("aria-expanded", String(this.open === seat.seat));
    element.title = this.words("details");
    if (showsProjected && !this.isOver && part?.projected !== undefined) {
      const projected = make("small", "projected", ` → ${part.projected}`);
      projected.title = this.words("projected", part.projected);
      element.append(projected);
    }
    element.append(make("span", "hidden", ` ${this.words("details")}`));
    element.addEventListener("click", () => this.toggle(seat.seat));
    element.addEventListener("pointerenter", () => this.hover(seat.seat));
    element.addEventListener("focus", () => this.hover(seat.seat));
    ["pointerleave", "blur"].forEach((type) =>
      element.addEventListener(type, () => this.light([]))
    );
    return element;
  }

  /** Asks once for each position. */
  private async explanation(): Promise<Part[]> {
    const asked = this.asked ??= this.explain();
    try {
      const parts = await asked;
      if (asked === this.asked) {
        this.explained = parts;
      }
      return parts;
    } catch {
      // Without a line there are only the sums.
      this.asked = null;
      return this.parts;
    }
  }

  /** What earned the points lights up on the board while one points at them, and is told in words. */
  private async hover(seat: number): Promise<void> {
    const parts = await this.explanation();
    const button = this.rows[seat]?.points;
    if (!button || !button.matches(":hover, :focus")) {
      return;
    }
    const explained = parts[seat]?.explained ?? [];
    this.light(explained.flatMap((each) => (each.place ? [each.place] : [])));
    button.title = explained.map((each) => `${each.text} ${each.points}`).join("\n") ||
      this.words("details");
  }

  private async toggle(seat: number): Promise<void> {
    this.open = this.open === seat ? null : seat;
    if (this.open !== null) {
      await this.explanation();
    }
    this.host.querySelectorAll(".details").forEach((each) => each.remove());
    this.host.querySelectorAll<HTMLElement>(".points").forEach((each) =>
      each.setAttribute("aria-expanded", String(Number(each.dataset.seat) === this.open))
    );
    const row = this.rows[seat];
    if (this.open !== null && row) {
      row.root.append(this.details(seat));
    }
  }

  private details(seat: number): HTMLElement {
    const part = this.explained?.[seat] ?? this.parts[seat];
    const list = make("ul", "details");
    for (const each of part?.explained ?? []) {
      const line = make("li", "", `${each.text} `, make("b", "", String(each.points)));
      const { place } = each;
      if (place) {
        line.tabIndex = 0;
        line.addEventListener("pointerenter", () => this.light([place]));
        line.addEventListener("pointerleave", () => this.light([]));
        line.addEventListener("focus", () => this.light([place]));
        line.addEventListener("blur", () => this.light([]));
      }
      list.append(line);
    }
    if (!part?.explained?.length) {
      list.append(make("li", "", this.words("points", part?.score ?? 0)));
    }
    if (part?.projected !== undefined && !this.isOver) {
      list.append(make("li", "soft", this.words("projected", part.projected)));
    }
    return list;
  }

  /** Where a player's points stand on the screen. */
  at(seat: number): HTMLElement | null {
    return this.rows[seat]?.points ?? null;
  }

  tick(sitting: Sitting, now: number): void {
    if (!sitting.clocks.isThere) {
      return;
    }
    this.rows.forEach((row, seat) => {
      const left = sitting.clocks.at(seat, now);
      row.clock.textContent = clock(left);
      row.clock.classList.toggle("hurry", left < HURRY && sitting.table.phase === "running");
    });
  }
}
