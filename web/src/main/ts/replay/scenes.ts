/** Positions of a game from the server, the last ones kept. */
import { get } from "../api.ts";
import { keyed } from "../key.ts";
import type { ReplayScene } from "model";

const KEPT = 80;

export class Scenes {
  private readonly scenes = new Map<string, Promise<ReplayScene>>();
  layers: string[] = [];

  constructor(private readonly id: string, private readonly key: string) {}

  /** The page came with one of them. */
  put(scene: ReplayScene): void {
    this.scenes.set(this.name(scene.ply), Promise.resolve(scene));
  }

  private name(ply: number, layers = this.layers): string {
    return `${ply} ${layers.join(",")}`;
  }

  at(ply: number): Promise<ReplayScene> {
    return this.with(ply, this.layers);
  }

  /** With what the points consist of. */
  explained(ply: number): Promise<ReplayScene> {
    return this.with(ply, ["scores"]);
  }

  private with(ply: number, wanted: string[]): Promise<ReplayScene> {
    const name = this.name(ply, wanted);
    const known = this.scenes.get(name);
    if (known) {
      return known;
    }
    const layers = wanted.length ? `&layers=${wanted.join(",")}` : "";
    const asked = get<ReplayScene>(
      keyed(`/api/replays/${this.id}/scene?ply=${ply}${layers}`, this.key),
    );
    this.scenes.set(name, asked);
    asked.catch(() => this.scenes.delete(name));
    for (const old of [...this.scenes.keys()].slice(0, -KEPT)) {
      this.scenes.delete(old);
    }
    return asked;
  }

  /** Has some at hand before they are wanted. */
  prepare(plies: number[]): void {
    plies.forEach((ply) => this.at(ply).catch(() => undefined));
  }
}
