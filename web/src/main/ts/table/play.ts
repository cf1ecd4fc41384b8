/** Playing: words are chosen on the board one after the other, and what happens is shown event by event. */
import type { Board } from "../board.ts";
import { isStill } from "../dom.ts";
import { move as slide, type Origin, traces } from "../motion.ts";
import { known } from "./ahead.ts";
import { source } from "./chain.ts";
import { Changes } from "./changes.ts";
import type { Event, Hint, MoveWords, Scene } from "model";
import {
  type Act,
  back,
  choose,
  isTurning,
  offered,
  onward,
  type Steps,
  tapped,
  turned,
  typed,
} from "./path.ts";
import { meant } from "../tongue.ts";
import type { Asked, Server } from "./server.ts";
import type { Sitting } from "./sitting.ts";

/** What is told to the page. */
export interface Stage {
  /** Another scene is on the board. */
  shown(scene: Scene): void;
  /** An event is on the board now, with what it earned. */
  happened(event: Event): void;
  refused(text: string): void;
  sending(isSending: boolean): void;
  /** Whether the screen has to be handed over before a seat's scene is shown; waits until it is. */
  handOver(seat: number): Promise<void>;
}

/** How long an event is looked at before the next one comes, in milliseconds. */
const LOOK = 320;

/** How long after a cell of a chain reaction the next one is set off. */
const STEP = 120;

export class Play {
  scene: Scene | null = null;
  /** The scene before any word of the move was chosen, which tells what they lead to. */
  private root: Scene | null = null;
  private steps: Steps = [];
  private readonly changes = new Changes();
  private running: Animation[] = [];
  private wake: (() => void) | null = null;
  private isPumping = false;
  private isSending = false;
  private asking: AbortController | null = null;
  /** Whether something happened that could not be shown. */
  private isBehind = false;

  constructor(
    private readonly server: Server,
    private readonly sitting: Sitting,
    private readonly board: Board,
    private readonly moveWords: MoveWords,
    /** What is shown besides the board. */
    private readonly layers: () => string[],
    private readonly stage: Stage,
  ) {}

  /** Shows the table as it is now. */
  async renew(): Promise<void> {
    this.changes.clear();
    await this.load();
    this.isBehind = false;
  }

  /** The line is there again: shows what could not be shown without it. */
  async catchUp(): Promise<void> {
    if (this.isBehind) {
      await this.renew();
    }
  }

  /** Shows the same words again, with other layers or after something was refused. */
  async again(): Promise<void> {
    const words = this.isAsked ? this.scene?.words ?? [] : [];
    const root = await this.fetch({});
    this.arrive(known(root, words) ?? await this.fetch({ words }), root);
  }

  get isAsked(): boolean {
    return this.scene !== null &&
      (this.scene.move !== undefined || (this.scene.choices?.length ?? 0) > 0);
  }

  /** An event that changes the board. */
  add(event: Event): void {
    this.changes.add(event);
    this.pump();
  }

  // Choosing

  choose(word: string): void {
    this.cut();
    if (this.scene && this.isAsked) {
      this.act(choose(this.scene, this.steps, word));
    }
  }

  turn(by: 1 | -1): void {
    this.cut();
    if (this.scene?.turns?.length) {
      this.act(turned(this.scene, by));
    }
  }

  /** What is turned was pointed at. */
  tap(): void {
    this.cut();
    if (this.scene) {
      this.act(tapped(this.scene));
    }
  }

  back(): void {
    if (this.scene && this.isAsked) {
      this.act(back(this.scene, this.steps));
    }
  }

  /** Places what was turned. */
  confirm(): boolean {
    const scene = this.scene;
    if (!scene || scene.move === undefined || !isTurning(scene)) {
      return false;
    }
    this.act({ kind: "send", move: scene.move });
    return true;
  }

  /** Words that were typed: the next ones, or a whole move. */
  async type(text: string): Promise<boolean> {
    const scene = this.scene;
    const words = typed(text).map((word) => meant(this.moveWords, word));
    if (!scene || !this.isAsked || words.length === 0) {
      return false;
    }
    const isNext = words[0] !== undefined && offered(scene).includes(words[0]);
    return await this.ask(isNext ? [...scene.words, ...words] : words, true);
  }

  async hint(): Promise<Hint | null> {
    if (!this.scene || this.scene.seat === undefined) {
      return null;
    }
    return await this.server.hint(this.scene.seat);
  }

  private act(act: Act): void {
    if (this.isSending) {
      return;
    }
    if (act.kind === "ask") {
      this.ask(act.words, false);
    } else if (act.kind === "send") {
      this.post(act.move);
    }
  }

  private async ask(words: string[], isTyped: boolean): Promise<boolean> {
    this.asking?.abort();
    const asking = this.asking = new AbortController();
    try {
      const scene = this.ahead(words) ?? await this.fetch({ words }, asking.signal);
      if (this.isOvertaken(scene)) {
        return true;
      }
      const next = isTyped && scene.move !== undefined
        ? { kind: "send", move: scene.move } as const
        : onward(scene);
      this.remember(scene);
      if (next.kind === "send") {
        this.post(next.move);
      } else if (next.kind === "ask" && next.words.length > words.length) {
        return await this.ask(next.words, false);
      } else {
        this.show(scene);
      }
      return true;
    } catch (refusal) {
      this.refuse(refusal);
      return false;
    }
  }

  /** The scene with some words, if nobody has to be asked for it. */
  private ahead(words: string[]): Scene | null {
    const [now, root] = [this.scene, this.root];
    const scene = now && root && root.ply === now.ply ? known(root, words) : null;
    return scene && now && { ...scene, event: now.event };
  }

  /** Keeps what could be chosen at each step, so that one can change one's mind. */
  private remember(scene: Scene): void {
    this.steps.length = Math.min(this.steps.length, scene.words.length + 1);
    if (scene.choices?.length) {
      this.steps[scene.words.length] = offered(scene);
    }
  }

  private async post(move: string): Promise<void> {
    const scene = this.scene;
    if (!scene || this.isSending) {
      return;
    }
    this.isSending = true;
    this.asking?.abort();
    this.stage.sending(true);
    try {
      const moved = await this.server.move(scene.ply, move, this.layers());
      this.sitting.stands(moved);
      await this.take(moved.scene);
    } catch (refusal) {
      this.refuse(refusal);
      await this.load().catch(() => this.isBehind = true);
    } finally {
      this.isSending = false;
      this.stage.sending(false);
      this.pump();
    }
  }

  async undo(): Promise<void> {
    const back = this.scene?.back;
    if (back === undefined) {
      return;
    }
    try {
      await this.server.undo(back);
      await this.load();
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  private refuse(refusal: unknown): void {
    if (!(refusal instanceof DOMException && refusal.name === "AbortError")) {
      this.stage.refused((refusal as Error).message);
    }
  }

  // Showing

  private fetch(asked: Asked, signal?: AbortSignal): Promise<Scene> {
    return this.server.scene({ ...asked, layers: this.layers() }, signal);
  }

  /** Asks for the scene as it is now. */
  private async load(): Promise<void> {
    await this.handOver();
    this.enter(await this.fetch({}));
  }

  /** Takes a scene that came by itself. */
  private async take(scene: Scene): Promise<void> {
    await this.handOver();
    this.enter(scene);
  }

  private async handOver(): Promise<void> {
    const seat = this.scene?.seat;
    const next = this.sitting.isMine ? this.sitting.mover as number : seat;
    if (next !== undefined && seat !== undefined && next !== seat) {
      await this.stage.handOver(next);
    }
  }

  private enter(scene: Scene): void {
    this.arrive(scene, scene);
    const onwards = onward(scene);
    if (onwards.kind === "ask" && this.scene === scene) {
      this.ask(onwards.words, false);
    }
  }

  /** @param root the same scene without any words */
  private arrive(scene: Scene, root: Scene): void {
    if (this.isOvertaken(scene)) {
      return;
    }
    if (this.scene && scene.ply !== this.scene.ply) {
      this.steps = [];
    }
    this.root = root;
    this.remember(scene);
    this.show(scene);
  }

  /** Whether a later scene is there already. */
  private isOvertaken(scene: Scene): boolean {
    return this.scene !== null && scene.event < this.scene.event;
  }

  private show(scene: Scene): void {
    const isMoving = this.scene !== null && !isStill() && !document.hidden;
    this.cut();
    const before = isMoving ? traces(this.board.svg) : new Map();
    this.scene = scene;
    this.sitting.see(scene);
    this.board.show(scene.svg);
    this.running = isMoving ? slide(before, this.board.svg, this.chain()) : [];
    this.stage.shown(scene);
  }

  /** Where tokens of a chain reaction come from, one after the other. */
  private chain(): (thing: string) => Origin | null {
    const chain = this.board.svg?.querySelector<SVGElement>("[data-chain]")?.dataset.chain;
    const cells = chain?.split(" ") ?? [];
    return (thing) => {
      const at = source(cells, thing);
      const where = this.board.where(cells[at] ?? "");
      return where ? { ...where, delay: at * STEP } : null;
    };
  }

  /** Ends what still moves: nobody has to wait for it. */
  cut(): void {
    this.running.forEach((animation) => animation.finish());
    this.running = [];
    this.wake?.();
  }

  private async pump(): Promise<void> {
    if (this.isPumping || this.isSending) {
      return;
    }
    this.isPumping = true;
    try {
      const isHurried = () => isStill() || document.hidden;
      for (;;) {
        const event = this.changes.take(isHurried());
        if (!event) {
          return;
        }
        await this.showEvent(event);
      }
    } catch (lost) {
      this.isBehind = true;
      this.refuse(lost);
    } finally {
      this.isPumping = false;
    }
  }

  private async showEvent(event: Event): Promise<void> {
    const isLast = this.changes.size === 0;
    const ply = event.next?.ply;
    const isShown = event.type === "moved" && ply !== undefined && ply <= (this.scene?.ply ?? -1);
    const isNeeded = !isShown || isLast && !this.isAsked && this.sitting.isMine;
    if (isNeeded && event.scene) {
      await this.take(event.scene);
    } else if (isNeeded && isLast) {
      // What was missed comes without scenes; of several at once the last one has it.
      await this.load();
    }
    this.stage.happened(event);
    if (!isLast && !isStill()) {
      await this.look();
    }
  }

  /** Gives the eye some time, which ends as soon as somebody does something. */
  private look(): Promise<void> {
    const ends = this.running.map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0));
    // Whoever waits for many others to be shown waits less for each.
    const longest = Math.min(2000, Math.max(LOOK, ...ends)) / (1 + this.changes.size / 3);
    return new Promise((done) => {
      const timer = setTimeout(done, longest);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }
}
