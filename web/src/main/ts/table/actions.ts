/** What one can do besides moving: buttons in words. */
import { button, make } from "../dom.ts";
import type { Words } from "../site.ts";
import type { Aids } from "./aids.ts";
import type { Scene } from "./model.ts";
import type { Sitting } from "./sitting.ts";

/** What the buttons do. */
export interface Deeds {
  undo(): void;
  hint(): void;
  resign(): void;
  draw(isOffer: boolean): void;
  again(): void;
  pace(wish: { paused?: boolean; delay?: number }): void;
  step(): void;
  options(): void;
}

/** Milliseconds between two moves of a game among bots. */
const PACES = [0, 300, 1000, 3000];

export class Actions {
  private isAsking = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly words: Words,
    private readonly aids: Aids,
    private readonly deeds: Deeds,
    private readonly knowsDraws: boolean,
  ) {}

  show(sitting: Sitting, scene: Scene | null): void {
    const focused = this.host.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.deed
      : undefined;
    const { table } = sitting;
    const all = table.phase === "running"
      ? this.running(sitting, scene)
      : table.phase === "over"
      ? this.over(sitting)
      : [];
    const options = button(this.words("options"), "", () => this.deeds.options());
    options.dataset.deed = "options";
    this.host.replaceChildren(...all, options);
    if (focused) {
      this.host.querySelector<HTMLElement>(`[data-deed="${focused}"]`)?.focus();
    }
  }

  private deed(name: string, style: string, act: () => void): HTMLButtonElement {
    const element = button(this.words(name), style, act);
    element.dataset.deed = name;
    return element;
  }

  private running(sitting: Sitting, scene: Scene | null): HTMLElement[] {
    if (sitting.isAmongBots) {
      return sitting.table.yours ? this.pace(sitting) : [];
    }
    const isPlaying = sitting.own.some((seat) => seat.left === undefined);
    if (!isPlaying) {
      return [];
    }
    const undo = this.deed("undo", "", () => this.deeds.undo());
    undo.disabled = !(sitting.isMine && (scene?.undo ?? false));
    const all = [undo];
    if (this.aids.has("hints")) {
      const hint = this.deed("hint", "", () => this.deeds.hint());
      hint.disabled = !sitting.isMine;
      all.push(hint);
    }
    all.push(...this.draw(sitting), ...this.resign(sitting, scene));
    return all;
  }

  private draw(sitting: Sitting): HTMLButtonElement[] {
    if (!this.knowsDraws) {
      return [];
    }
    const offers = sitting.table.offers ?? [];
    const isMine = offers.some((seat) => sitting.table.seats[seat]?.you);
    if (offers.length > 0 && !isMine) {
      return [
        this.deed("draw.accept", "primary", () => this.deeds.draw(true)),
        this.deed("draw.decline", "", () => this.deeds.draw(false)),
      ];
    }
    const offer = this.deed("draw", "", () => this.deeds.draw(true));
    offer.disabled = isMine;
    return [offer];
  }

  /** Asks once more before the game is given up. */
  private resign(sitting: Sitting, scene: Scene | null): HTMLButtonElement[] {
    const ask = (isAsking: boolean) => () => {
      this.isAsking = isAsking;
      this.show(sitting, scene);
      this.host.querySelector<HTMLElement>(`[data-deed="${isAsking ? "no" : "resign"}"]`)?.focus();
    };
    if (!this.isAsking) {
      return [this.deed("resign", "", ask(true))];
    }
    const yes = this.deed("resign.yes", "danger", () => {
      this.isAsking = false;
      this.deeds.resign();
    });
    yes.title = this.words("resign.sure");
    return [yes, this.deed("no", "", ask(false))];
  }

  private over(sitting: Sitting): HTMLElement[] {
    const all: HTMLElement[] = [];
    if (sitting.own.length > 0) {
      all.push(
        this.deed(sitting.table.again ? "again.go" : "again", "primary", () => this.deeds.again()),
      );
    }
    all.push(
      link(this.words("replay"), `/replays/${sitting.table.id}`),
      link(this.words("home"), "/"),
    );
    return all;
  }

  private pace(sitting: Sitting): HTMLElement[] {
    const { paused, delay } = sitting.table;
    const speed = make("select", "");
    speed.setAttribute("aria-label", this.words("pace.speed"));
    speed.dataset.deed = "pace.speed";
    for (const each of PACES) {
      const option = make("option", "", this.words(`pace.${each}`));
      option.value = String(each);
      option.selected = each === (delay ?? 0);
      speed.append(option);
    }
    speed.addEventListener("change", () => this.deeds.pace({ delay: Number(speed.value) }));
    const hold = this.deed(
      paused ? "pace.go" : "pace.hold",
      "",
      () => this.deeds.pace({ paused: !paused }),
    );
    const step = this.deed("pace.step", "", () => this.deeds.step());
    step.disabled = !paused;
    return [hold, step, speed];
  }
}

export function link(text: string, href: string): HTMLAnchorElement {
  const element = make("a", "button", text);
  element.href = href;
  return element;
}
