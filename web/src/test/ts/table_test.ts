import { camera, next, seen, STEADY } from "../../main/ts/geometry.ts";
import { read } from "../../main/ts/table/aids.ts";
import { source } from "../../main/ts/table/chain.ts";
import { Changes } from "../../main/ts/table/changes.ts";
import { arrows, listed, shortened } from "../../main/ts/table/choices.ts";
import { clock, Clocks } from "../../main/ts/table/clock.ts";
import { fate, headline, standing } from "../../main/ts/table/fate.ts";
import { earned, lines } from "../../main/ts/table/log.ts";
import type { Event, Scene, Table } from "model";
import { back, choose, onward, tapped, turned } from "../../main/ts/table/path.ts";
import { ranking, winners } from "../../main/ts/table/ranking.ts";
import { sentence } from "../../main/ts/table/sentence.ts";
import { kept, scaled, WHOLE } from "../../main/ts/zoom.ts";
import { equal } from "./check.ts";

function scene(part: Partial<Scene>): Scene {
  const empty = { ply: 3, event: 9, mover: 0, svg: "", status: "", words: [], players: [] };
  return { ...empty, phase: "running", ...part };
}

function choice(word: string, whole: boolean) {
  return { word, label: word, whole };
}

function moved(id: number): Event & { type: "moved" } {
  return { id, type: "moved", ply: 3, seat: 1, moves: ["4,7"], taken: 0 };
}

Deno.test("a word that completes a move sends it, any other asks for the next", () => {
  const now = scene({ choices: [choice("pass", true), choice("4,7", false)] });
  equal(choose(now, [], "pass"), { kind: "send", move: "pass" });
  equal(choose(now, [], "4,7"), { kind: "ask", words: ["4,7"] });
  equal(choose(now, [], "9,9"), { kind: "none" });
});

Deno.test("a word of an earlier step changes one's mind, the chosen one takes it back", () => {
  const now = scene({ words: ["0,1"], choices: [choice("3,3", true)] });
  equal(choose(now, [["0,1", "0,2"]], "0,2"), { kind: "ask", words: ["0,2"] });
  equal(choose(now, [["0,1", "0,2"]], "0,1"), { kind: "ask", words: [] });
});

Deno.test("a tile turns to the next direction and back, and is placed only when confirmed", () => {
  const now = scene({ words: ["4,7", "west"], turns: ["north", "west"], move: "4,7 west" });
  equal(onward(now), { kind: "none" });
  equal(turned(now, 1), { kind: "ask", words: ["4,7", "north"] });
  equal(turned(now, -1), { kind: "ask", words: ["4,7", "north"] });
  equal(tapped(now), { kind: "ask", words: ["4,7", "north"] });
  equal(back(now, [["4,7", "5,5"], ["north", "west"]]), { kind: "ask", words: [] });
});

Deno.test("a tile that fits in one way only is placed by a tap, and R does nothing", () => {
  const now = scene({ words: ["4,7", "west"], turns: ["west"], move: "4,7 west" });
  equal(tapped(now), { kind: "send", move: "4,7 west" });
  equal(turned(now, 1), { kind: "none" });
});

Deno.test("the first direction is taken by itself", () => {
  const now = scene({
    words: ["4,7"],
    choices: [choice("north", true), choice("west", true)],
    turns: ["west", "north"],
  });
  equal(onward(now), { kind: "ask", words: ["4,7", "west"] });
});

Deno.test("the only word is taken by itself unless a move ends with it", () => {
  equal(onward(scene({ choices: [choice("free", false)] })), { kind: "ask", words: ["free"] });
  equal(onward(scene({ choices: [choice("pass", true)] })), { kind: "none" });
});

Deno.test("what was taken by itself is taken back together", () => {
  const now = scene({ words: ["hire", "3"], choices: [choice("pay", true)] });
  equal(back(now, [["hire", "pass"], ["3"], ["pay"]]), { kind: "ask", words: [] });
});

Deno.test("words without a spot are buttons, cells that are drawn are not", () => {
  const now = scene({ choices: [choice("1,1", true), choice("none", true), choice("-1,2", true)] });
  const words = listed(now, (word) => word !== "-1,2").map((each) => each.word);
  equal(words, ["none", "-1,2"]);
});

Deno.test("what takes long to tell is pointed at where it is drawn", () => {
  const long = { word: "3", label: "costs red and white, ".repeat(5), whole: true };
  const now = scene({ choices: [choice("2", true), long] });
  equal(listed(now, () => true), []);
  equal(listed(now, (word) => word !== "3").map((each) => each.word), ["3"]);
});

Deno.test("what several labels begin with is said once, by the question", () => {
  const all = ["put it here: city, 2 points", "put it here: road", "none: it stays"];
  equal(all.map((each) => shortened(each, all)), ["City, 2 points", "Road", "None: it stays"]);
});

Deno.test("choices with the same label are told apart by where they are", () => {
  const places = [{ x: 0, y: 0 }, { x: 0, y: 20 }, null, { x: 30, y: 9 }];
  equal(arrows(["field", "field", "none", "city"], places), [" ↑", " ↓", "", ""]);
  equal(arrows(["field", "field"], [{ x: 9, y: 0 }, { x: 0, y: 0 }]), [" →", " ←"]);
});

Deno.test("the status line says who must do what, also while what happened is still shown", () => {
  const seat = (at: number, you: boolean) => ({
    seat: at,
    kind: you ? "person" : "bot",
    name: `n${at}`,
    present: true,
    you,
  });
  const table = { phase: "running", mover: 0, seats: [seat(0, true), seat(1, false)] };
  const say = (mover: number) =>
    sentence({ ...table, mover } as unknown as Table, scene({ status: "a tile is drawn" }), (
      key,
      ...values
    ) => [key, ...values].join(" "));
  equal(say(0), "soon");
  equal(say(1), "thinking n1");
});

Deno.test("the end of a game is told as what it is to whoever looks", () => {
  const say = (key: string, ...values: (string | number)[]) => [key, ...values].join(" ");
  const over = (payoffs: number[], own: number[]) => {
    const seats = payoffs.map((_, seat) => ({ seat, name: `n${seat}`, you: own.includes(seat) }));
    const result = { scores: payoffs.map((share) => 100 * share - 10), payoffs };
    return { phase: "over", seats, result } as unknown as Table;
  };
  const all = (table: Table) => [fate(table), headline(table, say), standing(table, say)];
  equal(all(over([1, 0], [0])), ["won", "end.won", "end.against 90 −10 n1"]);
  equal(all(over([1, 0], [1])), ["lost", "end.lost", "end.against −10 90 n0"]);
  equal(all(over([1, 0], [])), ["seen", "end.wins n0", ""]);
  equal(all(over([1, 0], [0, 1])), ["seen", "end.wins n0", ""]);
  equal(all(over([0.5, 0.5], [0])), ["drawn", "end.drawn", "end.against 40 40 n1"]);
  equal(all(over([0.5, 0.5, 0], [1])), ["shared", "end.shared", ""]);
  equal(all(over([0.5, 0.5, 0], [2])), ["lost", "end.lost", ""]);
  equal(all(over([0.5, 0.5, 0], [])), ["seen", "end.share n0 and n1", ""]);
  equal(sentence(over([0, 1], [0]), null, say), "over.lost");
  equal(sentence(over([0, 1], []), null, say), "over.wins n1");
});

Deno.test("an arrow goes to the nearest place ahead, and stays where there is none", () => {
  const all = [{ x: 10, y: 0 }, { x: 20, y: 0 }, { x: 11, y: 9 }, { x: 0, y: -30 }];
  equal(next({ x: 0, y: 0 }, all, "ArrowRight"), 0);
  equal(next({ x: 0, y: 0 }, all, "ArrowUp"), 3);
  equal(next({ x: 0, y: 0 }, all, "ArrowLeft"), -1);
});

Deno.test("a board that grew is seen smaller, whatever moved on it", () => {
  const at = (x: number, y: number) => ({ x, y });
  const still = [[0, 0], [10, 0], [0, 10], [10, 10], [20, 10]] as const;
  const pairs = still.map(([x, y]) =>
    [at(x * 10, y * 10), at(x * 5 + 30, y * 5 + 40)] as [
      { x: number; y: number },
      { x: number; y: number },
    ]
  );
  pairs.push([at(300, 300), at(0, 0)]);
  const view = camera(pairs);
  equal([view.scale.toFixed(3), view.x.toFixed(1), view.y.toFixed(1)], ["0.500", "30.0", "40.0"]);
  equal(seen(view, at(100, 100)).x.toFixed(1), "80.0");
});

Deno.test("a board on which one piece moves is steady", () => {
  const at = (x: number, y: number) => ({ x, y });
  equal(camera([[at(0, 0), at(0, 0)], [at(5, 5), at(5, 5)], [at(9, 9), at(50, 9)]]), STEADY);
});

Deno.test("a clock is written as it is short", () => {
  equal(clock(272_000), "4:32");
  equal(clock(9_440), "0:09.4");
  equal(clock(-5), "0:00.0");
  equal(clock(3_661_000), "1:01:01");
  equal(clock(2 * 86_400_000 + 3 * 3_600_000), "2 d 3 h");
});

Deno.test("only the clock of who is to move runs", () => {
  const clocks = new Clocks();
  clocks.set([5000, 7000], 1, 1000);
  equal([clocks.at(0, 3000), clocks.at(1, 3000)], [5000, 5000]);
});

Deno.test("a sentence knows its places, and points who earned them", () => {
  const event: Event = {
    ...moved(5),
    told: ["Ann earns."],
    events: [{
      key: "paid.city",
      values: { points: 8, players: [{ seat: 0 }] },
      places: ["1,2@3"],
    }],
  };
  equal(lines(event), [{ event: 5, seat: 0, text: "Ann earns.", places: ["1,2@3"] }]);
  equal(earned(event), [{ seat: 0, points: 8, places: ["1,2@3"] }]);
});

Deno.test("events are shown one by one; who is in a hurry, or far behind, sees the last", () => {
  const changes = new Changes();
  const add = (count: number) => {
    for (let id = 1; id <= count; id++) changes.add(moved(id));
  };
  add(3);
  equal(changes.take(false)?.id, 1);
  equal(changes.take(true)?.id, 3);
  equal(changes.take(false), null);
  add(9);
  equal(changes.take(false)?.id, 9);
});

Deno.test("ranks go by shares, then by points, and are shared", () => {
  const ranks = ranking([5, 7, 5], [0, 1, 0]).map((each) => [each.seat, each.rank]);
  equal(ranks, [[1, 1], [0, 2], [2, 2]]);
  equal(winners([0.5, 0.5]), []);
  equal(winners([0.5, 0.5, 0]), [0, 1]);
});

Deno.test("a token of a chain reaction comes from the first cell beside it", () => {
  equal(source(["2,2", "2,3"], "1,2#1"), 0);
  equal(source(["2,2", "2,3"], "2,4#0"), 1);
  equal(source(["2,2"], "2,2#1"), -1);
});

Deno.test("what is enlarged stays under the pointer and in its window", () => {
  const view = scaled(WHOLE, 2, { x: 100, y: 50 });
  equal(view, { scale: 2, x: -100, y: -50 });
  equal(kept({ scale: 2, x: 50, y: -900 }, 400, 300), { scale: 2, x: 0, y: -300 });
  equal(scaled(WHOLE, 0.5, { x: 9, y: 9 }).scale, 1);
});

Deno.test("aids are read as they were kept, and nonsense is none", () => {
  equal(read('{"sound":true,"x":1}').sound, true);
  equal(read("nonsense").sound, false);
});
