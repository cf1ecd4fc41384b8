import {
  balance,
  columnWords,
  directions,
  isShare,
  learn,
  ordered,
  shown,
  suggestion,
} from "../../main/ts/lab/evaluation.ts";
import type { EvaluationCell, Game, Option } from "model";
import { equal } from "./check.ts";

const SIZE: Option = {
  name: "size",
  help: "cells on a side",
  allowed: "2 to 9",
  default: "3",
  value: "3",
  kind: "number",
  min: 2,
  max: 9,
};

const GAME: Game = {
  id: "piles",
  summary: "",
  minPlayers: 2,
  maxPlayers: 3,
  players: [2, 3],
  defaultPlayers: 2,
  options: [SIZE, { ...SIZE, name: "deck", kind: "file" }],
  presets: [],
  bots: ["greedy"],
  levels: {},
  botSettings: {},
};

function cell(
  number: number,
  values: string[],
  figures: (number | null)[],
  games = 10,
): EvaluationCell {
  return { number, values, games, complete: true, figures };
}

Deno.test("what is offered first are values around the usual one, or all", () => {
  equal(suggestion(SIZE), "2..6");
  equal(suggestion({ ...SIZE, value: "9" }), "7..9");
  equal(suggestion({ ...SIZE, max: 2, value: "2" }), "2");
  equal(suggestion({ ...SIZE, kind: "switch" }), "*");
  equal(suggestion({ ...SIZE, kind: "text", value: "3,5,10" }), "3+5+10");
});

Deno.test("options can be changed, and who plays, but no files", () => {
  const names = directions(GAME, (key) => key).map((each) => each.name);
  equal(names, ["size", "players", "seats", "seat1", "seat2", "seat3"]);
});

Deno.test("cells are sorted by numbers as numbers, and those without a figure are last", () => {
  const cells = [cell(0, ["10"], [2]), cell(1, ["9"], [null]), cell(2, ["a"], [1])];
  const order = (by: "value" | "figure", isDown: boolean) =>
    ordered(cells, { by, at: 0, isDown }).map((each) => each.number);
  equal(ordered([...cells].reverse(), undefined).map((each) => each.number), [0, 1, 2]);
  equal(order("value", false).slice(0, 2), [1, 0]);
  equal(order("figure", false), [2, 0, 1]);
  equal(order("figure", true), [0, 2, 1]);
});

Deno.test("of all columns those are shown that tell most", () => {
  const columns = ["length_mean", "payoff1", "payoff1_low", "payoff2", "seat_gap", "goal"];
  equal(shown(columns).map((at) => columns[at]), [
    "goal",
    "payoff1",
    "payoff2",
    "seat_gap",
    "length_mean",
  ]);
  equal(columnWords("payoff2"), ["figure.payoff", "2"]);
  equal([isShare("payoff2"), isShare("shared_share"), isShare("length_mean")], [true, true, false]);
  equal(shown(["shared_share", "draws_share"]), [1, 0]);
});

Deno.test("seats are averaged over cells as in the report, and not compared where cells have different ones", () => {
  const columns = ["payoff1", "payoff1_low", "payoff1_high"];
  const cells = [cell(0, [], [0.5, 0.4, 0.6], 30), cell(1, [], [0.9, 0.8, 1], 10)];
  equal(Math.round(100 * (balance({ columns, cells })[0]?.share ?? 0)), 70);
  equal(balance({ columns, cells: [...cells, cell(2, [], [null, null, null])] }), []);
});

Deno.test("the interval over all cells is no narrower than theirs, which have the same luck", () => {
  const columns = ["payoff1", "payoff1_low", "payoff1_high"];
  const cells = [0, 1, 2, 3].map((at) => cell(at, [], [0.5, 0.4, 0.6]));
  const [seat] = balance({ columns, cells });
  equal([seat?.low, seat?.high].map((each) => Math.round(1000 * (each ?? 0))), [400, 600]);
  const uneven = [cell(0, [], [0.5, 0.4, 0.6], 30), cell(1, [], [0.5, 0.2, 0.8], 10)];
  equal(Math.round(1000 * (balance({ columns, cells: uneven })[0]?.low ?? 0)), 300);
});

Deno.test("a cell that has ended is not forgotten by an older answer", () => {
  const known = new Map([[0, cell(0, [], [1], 30)]]);
  learn(known, [{ ...cell(0, [], [2], 20), complete: false }, cell(1, [], [3])]);
  equal([...known.values()].map((each) => each.games), [30, 10]);
  learn(known, [cell(0, [], [4], 40)]);
  equal(known.get(0)?.games, 40);
});
