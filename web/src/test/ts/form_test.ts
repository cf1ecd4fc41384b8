import * as form from "../../main/ts/home/form.ts";
import { equal } from "./check.ts";
import type { Game, Option } from "model";

function option(name: string, kind: string, value: string, more = {}): Option {
  return { name, kind, value, default: value, help: "", allowed: "", ...more };
}

const game: Game = {
  id: "piles",
  summary: "",
  minPlayers: 1,
  maxPlayers: 3,
  players: [1, 2, 3],
  defaultPlayers: 2,
  options: [
    option("size", "number", "5"),
    option("limit", "number", "1000", { default: "40 · size²" }),
    option("torus", "switch", "off", { default: "non" }),
    option("level", "choice", "zones", { values: ["tiles", "zones"] }),
    option("motifs", "choices", "pair,lone", { values: ["pair", "lone"] }),
    option("points", "text", "3,5", { default: "what each pays" }),
    option("name", "text", "Ann"),
  ],
  presets: [
    { name: "usual", help: "", title: "habituel", settings: [] },
    { name: "small", help: "", title: "petit", settings: ["size=3", "torus=on"] },
  ],
  bots: ["easy", "hard"],
  levels: {},
  botSettings: {},
};

Deno.test("what was not changed is not sent, and what is computed stays empty", () => {
  const values = form.preset(game, "usual");
  equal([values["limit"], values["points"], values["name"]], ["", "", "Ann"]);
  equal(form.chosen(game, values), {});
});

Deno.test("values are sent as what they are", () => {
  const values = {
    ...form.preset(game, "usual"),
    size: "7",
    limit: "12",
    torus: "on",
    level: "tiles",
    motifs: "none",
  };
  equal(form.chosen(game, values), {
    size: 7,
    limit: 12,
    torus: true,
    level: "tiles",
    motifs: [],
  });
});

Deno.test("what is no number goes to the server, which says so", () => {
  equal(form.chosen(game, { ...form.preset(game, "usual"), size: "" }), { size: "" });
});

Deno.test("a preset fills the fields, and is known by what is in them", () => {
  const values = form.preset(game, "small");
  equal([values["size"], values["torus"], values["level"]], ["3", "on", "zones"]);
  equal(form.presetOf(game, values), "small");
  equal(form.presetOf(game, form.preset(game, "usual")), "usual");
  equal(form.presetOf(game, { ...values, level: "tiles" }), undefined);
});

Deno.test("names that are on or off keep their order", () => {
  const motifs = option("motifs", "choices", "pair,lone", { values: ["pair", "lone"] });
  equal(form.toggled(motifs, "lone", "pair", true), "pair,lone");
  equal(form.toggled(motifs, "pair", "pair", false), "none");
  equal(form.toggled(motifs, "none", "lone", true), "lone");
});

Deno.test("the first seat is one's own, bots take the others, and who sits stays", () => {
  const two = form.seats(2, [], "hard");
  equal(two.map(form.seatWord), ["me", "hard"]);
  const more = form.seats(4, [two[0]!, { who: "too", name: " Ben " }], "easy");
  equal(more.map(form.seatWord), ["me", "me:Ben", "easy", "easy"]);
  equal(form.seats(1, more, "easy").length, 1);
  equal(form.seatWord({ who: "too", name: "" }), "me");
  equal(form.seatWord({ who: "free", name: "x" }), "free");
});

Deno.test("a refusal is told at the field that it speaks of", () => {
  equal(form.placeOf(game, "none", "size must be 1 to 26, not 99"), "size");
  equal(form.placeOf(game, "none", "limit: no"), "limit");
  equal(form.placeOf(game, "zz", "no clock 'zz'; there are such as 2m"), "clock");
  equal(form.placeOf(game, "none", "nobody could ever move"), "");
});
