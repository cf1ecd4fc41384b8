/** The board of a game in a frame of another page: arrows, and nothing else. */
import { Board } from "../board.ts";
import { find, isStill } from "../dom.ts";
import { keyed, keyOf } from "../key.ts";
import { move, traces } from "../motion.ts";
import { data } from "../site.ts";
import type { EmbedData } from "model";
import { Scenes } from "./scenes.ts";
import { clamped } from "./steps.ts";

export function startEmbed(): void {
  const { embed, plies, scene } = data<EmbedData>();
  const key = keyOf(embed);
  const scenes = new Scenes(embed, key);
  scenes.put(scene);
  const board = new Board(find("#board"));
  let ply = scene.ply;

  async function go(to: number): Promise<void> {
    ply = clamped(to, plies);
    const wanted = ply;
    find("#count").textContent = `${ply} / ${plies}`;
    find<HTMLAnchorElement>("#open").href = keyed(`/replays/${embed}?ply=${ply}`, key);
    const next = await scenes.at(wanted);
    if (wanted === ply) {
      const before = isStill() ? new Map() : traces(board.svg);
      board.show(next.svg);
      move(before, board.svg);
      scenes.prepare([ply - 1, ply + 1].filter((each) => each >= 0 && each <= plies));
    }
  }

  const ways: Record<string, () => number> = {
    first: () => 0,
    back: () => ply - 1,
    forward: () => ply + 1,
    last: () => plies,
  };
  const keys: Record<string, string> = {
    Home: "first",
    ArrowLeft: "back",
    ArrowRight: "forward",
    End: "last",
  };
  for (const [id, way] of Object.entries(ways)) {
    find(`#${id}`).addEventListener("click", () => go(way()));
  }
  document.addEventListener("keydown", (event) => {
    const way = ways[keys[event.key] ?? ""];
    if (way && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      go(way());
    }
  });
  go(ply);
}
