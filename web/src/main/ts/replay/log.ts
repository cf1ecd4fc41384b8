/** The log of a game: a line for every move that has something to say; the current one is marked. */
import { make } from "../dom.ts";
import type { Words } from "../site.ts";
import { sign } from "../table/sign.ts";
import { shown } from "../tongue.ts";
import type { Judged, MoveWords, ReplayMove } from "model";
import { percent } from "./shares.ts";

export class Log {
  private readonly lines = new Map<number, HTMLElement>();
  private current: HTMLElement | null = null;
  private ply = 0;

  /**
   * @param go goes to a ply
   * @param light lights places on the board, or none
   */
  constructor(
    private readonly host: HTMLElement,
    moves: ReplayMove[],
    private readonly words: Words,
    private readonly moveWords: MoveWords,
    go: (ply: number) => void,
    light: (places: string[]) => void,
  ) {
    for (const move of moves) {
      const line = this.line(move, go);
      line.addEventListener("pointerenter", () => light(move.places));
      line.addEventListener("pointerleave", () => light([]));
      this.lines.set(move.ply, line);
      host.append(line);
    }
    // What stands above may leave it less room than it had.
    new ResizeObserver(() => this.at(this.ply)).observe(host);
  }

  private line(move: ReplayMove, go: (ply: number) => void): HTMLElement {
    const text = move.told.length ? move.told.join(" ") : shown(this.moveWords, move.move);
    const jump = make("button", "jump", text);
    jump.type = "button";
    jump.tabIndex = -1;
    jump.addEventListener("click", () => go(move.ply + 1));
    const line = make(
      "li",
      move.chance ? "chance" : "",
      make("span", "number", String(move.ply + 1)),
      move.seat === undefined ? make("span", "sign") : sign(move.seat),
      jump,
    );
    line.dataset.ply = String(move.ply);
    return line;
  }

  /** Marks the move that led to where one is. */
  at(ply: number): void {
    this.ply = ply;
    this.current?.removeAttribute("aria-current");
    this.current = this.lines.get(ply - 1) ?? null;
    this.current?.setAttribute("aria-current", "step");
    const line = this.current;
    if (!line) {
      this.host.scrollTop = 0;
      return;
    }
    const [top, height] = [line.offsetTop - this.host.offsetTop, this.host.clientHeight];
    if (top < this.host.scrollTop + 40 || top > this.host.scrollTop + height - 60) {
      this.host.scrollTop = top - height / 2;
    }
  }

  /** Says that a move gave much away, and what was better. */
  mark(judgement: Judged): void {
    const line = this.lines.get(judgement.ply);
    if (!line || !judgement.kind || line.querySelector(".judged")) {
      return;
    }
    line.append(
      make("span", `judged ${judgement.kind}`, told(judgement, this.words, this.moveWords)),
    );
  }
}

/** A judgement in words. */
export function told(judgement: Judged, words: Words, moveWords: MoveWords): string {
  const better = words("better", shown(moveWords, judgement.best), percent(judgement.loss));
  return `${words(judgement.kind)} – ${better}`;
}
