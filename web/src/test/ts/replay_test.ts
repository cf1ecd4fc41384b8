import { pause } from "../../main/ts/replay/download.ts";
import type { Judged, ReplayMove } from "model";
import { firstRecord } from "../../main/ts/replay/record.ts";
import { at, lines, percent } from "../../main/ts/replay/shares.ts";
import { afterKey, clamped, nextTurn, previousTurn } from "../../main/ts/replay/steps.ts";
import { equal } from "./check.ts";

/** Chance, then a turn of two moves, chance, then a turn of one. */
const GAME: ReplayMove[] = [
  { chance: true },
  { seat: 0, begins: true },
  { seat: 0, begins: false },
  { chance: true },
  { seat: 1, begins: true },
].map((each, ply) => ({ ply, move: "", told: [], scores: [], places: [], ...each }));

Deno.test("n and p go from turn to turn, and stay in the game", () => {
  equal([0, 1, 2, 4, 5].map((ply) => nextTurn(GAME, ply)), [1, 4, 4, 5, 5]);
  equal([0, 1, 2, 4, 5].map((ply) => previousTurn(GAME, ply)), [0, 0, 1, 1, 4]);
});

Deno.test("keys lead through the game", () => {
  const from = (key: string) => afterKey(key, GAME, 2);
  const keys = ["ArrowLeft", "ArrowRight", "Home", "End", "n", "p", "x"];
  equal(keys.map(from), [1, 3, 0, 5, 4, 1, null]);
  equal(afterKey("ArrowRight", GAME, 5), 5);
  equal(afterKey("ArrowLeft", GAME, 0), 0);
  equal([clamped(-3, 5), clamped(2.4, 5), clamped(9, 5)], [0, 2, 5]);
});

function judged(ply: number, seat: number, payoffs: (number | null)[]): Judged {
  return { type: "judged", ply, seat, payoffs, played: "a", best: "b", loss: 0, kind: "" };
}

Deno.test("shares are lines in the order of the game, with its end if that is known", () => {
  const two = lines([judged(3, 1, [0.4, 0.6]), judged(1, 0, [0.5, 0.5])], 2, 5, [0, 1]);
  equal(two[0], [{ ply: 1, share: 0.5 }, { ply: 3, share: 0.4 }, { ply: 5, share: 0 }]);
  equal(at(two, 4), [0.4, 0.6]);
  equal(at(two, 0), [null, null]);
});

Deno.test("of several players each has a line of its own decisions", () => {
  const three = lines(
    [judged(0, 0, [0.3, null, null]), judged(1, 1, [null, 0.4, null])],
    3,
    5,
    undefined,
  );
  equal(three, [[{ ply: 0, share: 0.3 }], [{ ply: 1, share: 0.4 }], []]);
  equal(percent(0.125), "13");
});

Deno.test("the first record of a file is taken, on one line or on many", () => {
  equal(firstRecord(' {"a":1}\n{"b":2}\n'), '{"a":1}');
  equal(firstRecord('{\n"a":1\n}\n'), '{\n"a":1\n}');
  equal(firstRecord("nothing\nmore"), "nothing");
});

Deno.test("what is still being made is asked for again when the server says so", () => {
  equal(pause("5"), 5000);
  equal(pause(null), 3000);
  equal(pause("soon"), 3000);
});
