/** The page of one game. */
import { button, find, make } from "../dom.ts";
import { keyed, keyOf } from "../key.ts";
import { data, words } from "../site.ts";
import { Analysis } from "./analysis.ts";
import { downloads, playOn, share, shown } from "./dialogs.ts";
import { Graph } from "./graph.ts";
import { Kinds } from "./kinds.ts";
import { Log, told } from "./log.ts";
import type { Judged, Replay, ReplayData } from "model";
import { Player } from "./player.ts";
import { Scenes } from "./scenes.ts";
import { lines } from "./shares.ts";
import { Transport } from "./transport.ts";

/** It thinks about as long as one likes to wait. */
const BOT = "mcts:steps=2000:time=300ms";

/** How long somebody stays at a ply before the address follows: some browsers let it change a few times a second only. */
const STAYS = 250;

let following = 0;

function remember(ply: number): void {
  clearTimeout(following);
  following = setTimeout(() => {
    const url = new URL(location.href);
    url.searchParams.set("ply", String(ply));
    try {
      history.replaceState(null, "", url);
    } catch {
      // Too often all the same; the next one will do.
    }
  }, STAYS);
}

export function startReplay(): void {
  const { replay, scene, levels, moveWords } = data<ReplayData>();
  const key = keyOf(replay.id);
  const scenes = new Scenes(replay.id, key);
  scenes.put(scene);
  const player = new Player(replay, scenes, words, scene.ply, (ply) => {
    log.at(ply);
    transport.at(ply);
    graph.at(ply);
    kinds.at(ply);
    remember(ply);
  });
  const kinds = new Kinds(replay, scenes, words);
  const transport = new Transport(replay, player, words);
  const light = (places: string[]) => player.board.light(places);
  const to = (ply: number) => transport.to(ply);
  const log = new Log(find("#lines"), replay.moves, words, moveWords, to, light);
  const names = replay.players.map(({ name }) => name);
  const graph = new Graph(find("#graph"), replay.plies, names, words, (ply) => transport.to(ply));
  analyse(replay, key, log, graph, (ply) => transport.to(ply));
  zooms(player);
  const on = (id: string, act: () => void) =>
    find(`#${id}`).addEventListener("click", () => {
      transport.stop();
      act();
    });
  on("share", () => share(replay, key, player.ply, words));
  on("downloads", () => downloads(replay, key, player.ply, words));
  on("on", () => {
    const seat = replay.moves.slice(player.ply).find((move) => move.seat !== undefined)?.seat;
    playOn(replay, key, player.ply, seat ?? null, player.isOver, levels, words);
  });
  on("shown", () =>
    shown(scenes.layers, words, (layers) => {
      scenes.layers = layers;
      player.go(player.ply);
    }));
  player.go(scene.ply);
}

function zooms(player: Player): void {
  find("#larger").addEventListener("click", () => player.zoom.by(1.5));
  find("#smaller").addEventListener("click", () => player.zoom.by(1 / 1.5));
  find("#whole").addEventListener("click", () => player.zoom.whole());
}

/** What a bot thinks is drawn as it comes. */
function analyse(
  replay: Replay,
  key: string,
  log: Log,
  graph: Graph,
  go: (ply: number) => void,
): void {
  const judged: Judged[] = [];
  let decisions = 0;
  // What the game came to is joined to the rest only when all of it is known.
  const draw = (payoffs?: number[]) =>
    graph.show(lines(judged, replay.players.length, replay.plies, payoffs), judged);
  const switched = find<HTMLButtonElement>("#analyse");
  const say = (text: string) => find("#analysed").textContent = text;
  const analysis = new Analysis(keyed(`/api/replays/${replay.id}/analysis?bot=${BOT}`, key), {
    begun(count) {
      decisions = count;
      say(words("analysing", judged.length, decisions));
    },
    judged(judgement) {
      judged.push(judgement);
      log.mark(judgement);
      if (judgement.kind) {
        turning(replay, judgement, go);
      }
      draw();
      say(words("analysing", judged.length, decisions));
    },
    done() {
      switched.hidden = true;
      draw(replay.result?.payoffs);
      say(decisions ? words("analysed", decisions) : words("analysed.none"));
    },
    lost() {
      switched.textContent = words("again");
      say(words("analysis.lost", "–"));
    },
  });
  switched.addEventListener("click", () => {
    if (analysis.isRunning) {
      analysis.stop();
      switched.textContent = words("again");
      say(words("analysis.stopped", judged.length, decisions));
    } else {
      analysis.start();
      switched.textContent = words("stop");
    }
  });
  // Whoever comes from the end of a game wants to know at once.
  if (location.hash === "#analyse") {
    switched.click();
  }
}

/** A decision that gave much away, to be looked at with one click or key. */
function turning(replay: Replay, judgement: Judged, go: (ply: number) => void): void {
  const name = replay.players[judgement.seat]?.name ?? "";
  const text = words(
    "turning",
    judgement.ply + 1,
    name,
    told(judgement, words, data<ReplayData>().moveWords),
  );
  find("#turning").append(
    make("li", judgement.kind, button(text, "jump", () => go(judgement.ply))),
  );
}
