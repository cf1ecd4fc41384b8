/** The score sheet of the position that is shown, for whoever has opened it. */
import { find } from "../dom.ts";
import type { Words } from "../site.ts";
import { sheet } from "../table/sheet.ts";
import type { Replay, ReplayScene } from "model";
import type { Scenes } from "./scenes.ts";

/** While one goes on quickly nothing is asked for, in milliseconds. */
const CALM = 150;

export class Kinds {
  private readonly host = find<HTMLDetailsElement>("#sheet");
  private timer = 0;
  private ply = 0;

  constructor(
    private readonly replay: Replay,
    private readonly scenes: Scenes,
    private readonly words: Words,
  ) {
    this.host.addEventListener("toggle", () => this.at(this.ply));
  }

  at(ply: number): void {
    this.ply = ply;
    clearTimeout(this.timer);
    if (this.host.open) {
      this.timer = setTimeout(() => this.load(ply), CALM);
    }
  }

  private async load(ply: number): Promise<void> {
    try {
      const scene = await this.scenes.explained(ply);
      if (ply === this.ply) {
        this.show(scene);
      }
    } catch {
      // What is there stays: the board says that the line is lost.
    }
  }

  private show(scene: ReplayScene): void {
    const columns = scene.players.map(({ seat, score }) => ({
      seat,
      name: this.replay.players[seat]?.name ?? "",
      points: score,
    }));
    find("#sheet .rows").replaceChildren(sheet(scene.sheet ?? [], columns, this.words));
  }
}
