/** Where in a game one is, and what shows it: the board, the players, the log. */
import { Board } from "../board.ts";
import { find, isStill, make } from "../dom.ts";
import { move, traces } from "../motion.ts";
import type { Words } from "../site.ts";
import { sign } from "../table/sign.ts";
import { Zoom } from "../zoom.ts";
import type { Replay, ReplayScene } from "model";
import type { Scenes } from "./scenes.ts";
import { clamped } from "./steps.ts";
import { capital, whole } from "../text.ts";

/** Further away than this nothing is seen to move: the board is another. */
const NEAR = 4;

export class Player {
  readonly board = new Board(find("#board"));
  readonly zoom = new Zoom(find("#window"), find("#board"));
  ply: number;
  /** Whether the game is over by its rules where one is. */
  isOver = false;
  private shown = -1;

  /** @param changed told wherever one goes */
  constructor(
    private readonly replay: Replay,
    private readonly scenes: Scenes,
    private readonly words: Words,
    start: number,
    private readonly changed: (ply: number) => void,
  ) {
    this.ply = start;
  }

  /** Goes somewhere; what is shown follows as soon as it is there. */
  async go(ply: number): Promise<void> {
    this.ply = clamped(ply, this.replay.plies);
    const wanted = this.ply;
    this.changed(wanted);
    try {
      const scene = await this.scenes.at(wanted);
      if (wanted === this.ply) {
        this.show(scene);
        const near = [wanted + 1, wanted - 1, wanted + 2];
        this.scenes.prepare(near.filter((each) => each >= 0 && each <= this.replay.plies));
      }
    } catch (refusal) {
      find("#status").textContent = this.words("lost", String((refusal as Error).message));
    }
  }

  private show(scene: ReplayScene): void {
    const isNear = this.shown >= 0 && Math.abs(scene.ply - this.shown) <= NEAR;
    const before = isNear && !isStill() ? traces(this.board.svg) : new Map();
    this.board.show(scene.svg);
    move(before, this.board.svg);
    this.shown = scene.ply;
    this.isOver = scene.mover === "nobody";
    this.players(scene);
    const status = this.status();
    if (find("#status").textContent !== status) {
      find("#status").textContent = status;
    }
  }

  /** What the last move did; at the end, what the game came to. */
  private status(): string {
    const last = this.replay.moves[this.ply - 1];
    const moved = last?.told.length ? last.told.join(" ") : last?.move;
    const { result } = this.replay;
    if (this.ply < this.replay.plies || !result) {
      return moved ?? this.words("begin");
    }
    const told = whole(result.told);
    return [moved, told, this.winners(result.payoffs)].filter(Boolean).join(" ");
  }

  private winners(payoffs: number[]): string {
    const most = Math.max(...payoffs);
    if (payoffs.length === 0 || payoffs.every((each) => each === most)) {
      return this.words("draw");
    }
    const names = this.replay.players.filter((_, seat) => payoffs[seat] === most);
    return capital(this.words("wins", names.map((each) => each.name).join(", ")));
  }

  private players(scene: ReplayScene): void {
    const rows = scene.players.map(({ seat, score, projected, notes }) => {
      const isMover = scene.mover === seat;
      const points = make("span", "points", String(score).replace("-", "−"));
      if (projected !== undefined && this.scenes.layers.includes("projected")) {
        points.append(make("small", "projected", ` → ${projected}`));
      }
      const row = make(
        "div",
        isMover ? "player mover" : "player",
        sign(seat),
        make("span", "name", this.replay.players[seat]?.name ?? ""),
        points,
        make("span", "notes", notes ?? ""),
      );
      if (isMover) {
        row.append(make("span", "turn", "◀", make("span", "hidden", this.words("to-move"))));
      }
      return row;
    });
    find("#players").replaceChildren(...rows);
    find("#players").classList.toggle("many", rows.length > 4);
  }
}
