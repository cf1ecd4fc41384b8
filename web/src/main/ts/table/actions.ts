/** What one can do besides moving: buttons in words, and a menu for the rare ones where there is little room. */
import { button, make } from "../dom.ts";
import { called, type Words } from "../site.ts";
import type { Aids } from "./aids.ts";
import type { OfferKind, Scene } from "model";
import { NARROW } from "./screen.ts";
import type { Sitting } from "./sitting.ts";

/** What the buttons do. */
export interface Deeds {
  undo(): void;
  hint(): void;
  resign(): void;
  /** Chooses what is done about who is away. */
  away(then: "wait" | "bot" | "end"): void;
  /** Something is asked once more, or is not any more. */
  asked(): void;
  /** Offers something, takes an offer, refuses it or takes it back. */
  offer(kind: OfferKind, isOffer: boolean): void;
  /** Shows how the game ended, and how one goes on. */
  result(): void;
  pace(wish: { paused?: boolean; delay?: number }): void;
  step(): void;
  options(): void;
}

/** Milliseconds between two moves of a game among bots. */
const PACES = [0, 300, 1000, 3000];

/** Deeds, and those of the menu. */
interface Shown {
  often: HTMLElement[];
  rare: HTMLElement[];
}

const NONE: Shown = { often: [], rare: [] };

export class Actions {
  /** What is asked about once more. */
  private asking: "resign" | "away.end" | null = null;
  private readonly often = make("div", "often");
  private readonly rare = make("div", "rare");
  private readonly menu = make("div", { class: "menu", id: "menu" }, this.rare);
  private readonly toggle: HTMLButtonElement;
  private readonly more: HTMLElement;

  /** @param zooms buttons for the size of the board, which stand in the menu where it is one */
  constructor(
    private readonly host: HTMLElement,
    zooms: HTMLElement,
    private readonly words: Words,
    private readonly aids: Aids,
    private readonly deeds: Deeds,
    private readonly knowsDraws: boolean,
  ) {
    this.toggle = button("⋯", "toggle", () => this.open(!this.isOpen));
    this.toggle.setAttribute("aria-label", words("more"));
    this.toggle.setAttribute("aria-controls", "menu");
    this.more = make("div", "more", this.menu, this.toggle);
    host.append(this.often, this.more);
    this.rare.addEventListener("click", () => this.close());
    addEventListener("pointerdown", (event) => {
      if (!(event.target instanceof Node && this.more.contains(event.target))) {
        this.close();
      }
    });
    const stage = zooms.parentElement;
    const settle = () => (NARROW.matches ? this.menu : stage)?.append(zooms);
    NARROW.addEventListener("change", settle);
    settle();
    this.open(false);
  }

  private get isOpen(): boolean {
    return this.more.classList.contains("open");
  }

  private open(isOpen: boolean): void {
    this.more.classList.toggle("open", isOpen);
    this.toggle.setAttribute("aria-expanded", String(isOpen));
  }

  /** Closes the menu; false if it was not open. */
  close(): boolean {
    const wasOpen = this.isOpen;
    this.open(false);
    return wasOpen;
  }

  /** @param hasCard whether the card with the result is there, which has its own buttons */
  show(sitting: Sitting, scene: Scene | null, hasCard: boolean): void {
    const focused = this.host.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.deed
      : undefined;
    const { phase } = sitting.table;
    const all = phase === "running"
      ? this.running(sitting, scene)
      : phase === "over" && !hasCard
      ? {
        often: [
          ...this.offered(sitting),
          this.deed("result", "primary", () => this.deeds.result()),
        ],
        rare: [],
      }
      : NONE;
    this.often.replaceChildren(...all.often);
    this.rare.replaceChildren(
      ...all.rare,
      this.rules(sitting),
      this.deed("options", "", () => this.deeds.options()),
    );
    if (focused) {
      this.host.querySelector<HTMLElement>(`[data-deed="${focused}"]`)?.focus();
    }
  }

  /** The rules of the game, beside the table. */
  private rules(sitting: Sitting): HTMLElement {
    const element = link(this.words("rules"), `/help/rules/${sitting.table.game}`);
    element.target = "_blank";
    return element;
  }

  private deed(
    name: string,
    style: string,
    act: () => void,
    ...values: string[]
  ): HTMLButtonElement {
    const element = button(this.words(name, ...values), style, act);
    element.dataset.deed = name;
    return element;
  }

  private running(sitting: Sitting, scene: Scene | null): Shown {
    if (sitting.isAmongBots) {
      return sitting.table.yours ? { often: this.pace(sitting), rare: [] } : NONE;
    }
    const isPlaying = sitting.own.some((seat) => seat.left === undefined);
    if (!isPlaying) {
      return NONE;
    }
    const asked = [...this.offered(sitting), ...this.sure(sitting)];
    if (asked.length > 0) {
      return { often: asked, rare: [] };
    }
    const resign = this.deed("resign", "", () => this.ask("resign"));
    if (sitting.mayChoose) {
      return { often: this.away(sitting), rare: [...this.offers(sitting), resign] };
    }
    const undo = this.deed("undo", "", () => this.deeds.undo());
    undo.disabled = !(sitting.isMine && (scene?.undo ?? false));
    undo.title = this.words(undo.disabled ? "undo.none" : "undo.does");
    const often = [undo];
    if (this.aids.has("hints")) {
      const hint = this.deed("hint", "", () => this.deeds.hint());
      hint.disabled = !sitting.isMine;
      often.push(hint);
    }
    return {
      often: [...this.offering(sitting), ...often],
      rare: [...this.offers(sitting), resign],
    };
  }

  /** Answers to what others offer. */
  private offered(sitting: Sitting): HTMLElement[] {
    return sitting.offered.flatMap(({ kind }) => [
      this.deed(`${kind}.accept`, "primary", () => this.deeds.offer(kind, true)),
      this.deed(`${kind}.decline`, "", () => this.deeds.offer(kind, false)),
    ]);
  }

  /** What one has offered can be taken back. */
  private offering(sitting: Sitting): HTMLElement[] {
    return sitting.offering.map(({ kind }) =>
      this.deed(`${kind}.withdraw`, "", () => this.deeds.offer(kind, false))
    );
  }

  /** What can be offered to other people. */
  private offers(sitting: Sitting): HTMLElement[] {
    const isThere: [OfferKind, boolean][] = [
      ["takeback", sitting.hasOthers],
      ["time", sitting.hasOthers && hasBank(sitting.table.clock)],
      ["draw", this.knowsDraws],
    ];
    return isThere.filter(([, is]) => is).map(([kind]) => {
      const offer = this.deed(kind, "", () => this.deeds.offer(kind, true));
      offer.disabled = sitting.taking(kind).length > 0;
      return offer;
    });
  }

  /** What may be done about who is away. */
  private away(sitting: Sitting): HTMLElement[] {
    const { absence } = sitting.table;
    const wait = this.deed("away.wait", "primary", () => this.deeds.away("wait"));
    const bot = this.deed("away.bot", "", () => this.deeds.away("bot"), called(absence.bot));
    const end = this.deed(this.ends(sitting), "", () => this.ask("away.end"));
    return absence.then === "bot" ? [wait, bot, end] : [wait, end];
  }

  /** Where more than two still play the others go on. */
  private ends(sitting: Sitting): string {
    const playing = sitting.table.seats.filter((seat) => seat.left === undefined);
    return playing.length > 2 ? "away.without" : "away.end";
  }

  private ask(what: "resign" | "away.end" | null): void {
    const before = this.asking ?? "resign";
    this.asking = what;
    this.deeds.asked();
    const next = what
      ? "no"
      : before === "away.end"
      ? "away.wait"
      : NARROW.matches
      ? "undo"
      : "resign";
    this.host.querySelector<HTMLElement>(`[data-deed="${next}"]`)?.focus();
  }

  /** What is asked once more, in words; null where nothing is. */
  question(sitting: Sitting): string | null {
    const who = typeof sitting.mover === "number" ? sitting.name(sitting.mover) : "";
    switch (this.asking) {
      case "resign":
        return this.words("resign.sure");
      case "away.end":
        return this.words(`${this.ends(sitting)}.sure`, who);
      default:
        return null;
    }
  }

  /** Asks once more before the game is given up, or ended for who is away. */
  private sure(sitting: Sitting): HTMLElement[] {
    const what = this.asking;
    if (what === null || (what === "away.end" && !sitting.mayChoose)) {
      this.asking = null;
      return [];
    }
    const yes = this.deed(`${what}.yes`, "danger", () => {
      this.asking = null;
      if (what === "resign") {
        this.deeds.resign();
      } else {
        this.deeds.away("end");
      }
    });
    return [yes, this.deed("no", "", () => this.ask(null))];
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

/** Whether a clock gives a time for all moves together. */
function hasBank(clock: string): boolean {
  return clock !== "" && clock !== "none" && !clock.endsWith("/move");
}

export function link(text: string, href: string): HTMLAnchorElement {
  const element = make("a", "button", text);
  element.href = href;
  return element;
}
