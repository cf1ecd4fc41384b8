import { tablePath } from "../../main/ts/home/links.ts";
import { freeSeats, isTurnOf, most, sorted } from "../../main/ts/home/listed.ts";
import { keyed } from "../../main/ts/key.ts";
import { madeUp } from "../../main/ts/names.ts";
import { fill } from "../../main/ts/text.ts";
import { equal } from "./check.ts";
import type { ListedTable, Phase } from "model";

Deno.test("links and codes lead to their table, and nothing else does", () => {
  equal(tablePath(" x7k2m9q4wz "), "/tables/x7k2m9q4wz");
  equal(tablePath("https://play.example/tables/x7k2m9q4wz"), "/tables/x7k2m9q4wz");
  equal(
    tablePath("http://h:80/tables/x7k2m9q4wz?lang=fr&key=a_B-9"),
    "/tables/x7k2m9q4wz?key=a_B-9",
  );
  equal(tablePath("/tables/x7k2m9q4wz#log"), "/tables/x7k2m9q4wz");
  equal(tablePath("hello there"), "");
  equal(tablePath(""), "");
  equal(tablePath("javascript:alert(1)"), "");
});

function table(id: string, phase: Phase, account: string, mover?: number): ListedTable {
  const made: ListedTable = {
    id,
    game: "piles",
    options: {},
    players: 2,
    clock: "",
    phase,
    open: true,
    created: 0,
    seats: [{ kind: "person", name: "Ann", account }, { kind: "free", name: "" }],
  };
  return mover === undefined ? made : { ...made, mover };
}

Deno.test("one's own tables come first, where one is to move before the others", () => {
  const mine = [table("a", "gathering", "me"), table("b", "running", "me", 0)];
  const open = [...mine, table("c", "running", "you", 0), table("d", "gathering", "you")];
  const lists = sorted(mine, open, "me");
  equal(lists.mine.map((each) => each.id), ["b", "a"]);
  equal(lists.join.map((each) => each.id), ["d"]);
  equal(lists.watch.map((each) => each.id), ["c"]);
});

Deno.test("a turn is somebody's only where somebody is to move", () => {
  equal(isTurnOf(table("a", "running", "me", 0), "me"), true);
  equal(isTurnOf(table("a", "running", "me", 1), "me"), false);
  equal(isTurnOf(table("a", "running", "me"), "me"), false);
  equal(isTurnOf(table("a", "running", "me", 0), undefined), false);
  equal(freeSeats(table("a", "gathering", "me")), 1);
});

Deno.test("what waits for one comes first, then what ended without one, and none of it is cut", () => {
  const ended = table("o", "over", "me");
  const waits = ["w1", "w2"].map((id) => table(id, "running", "me", 0));
  const mine = [table("a", "running", "me", 1), ended, ...waits, table("g", "gathering", "me")];
  const ids = sorted(mine, [], "me").mine.map((each) => each.id);
  equal(ids, ["w1", "w2", "o", "a", "g"]);
  equal(most(mine, "me", 1), 3);
  equal(most(mine, "me", 4), 4);
});

Deno.test("where a bot plays for somebody the game does not wait for it", () => {
  const replaced = table("a", "running", "me", 0);
  replaced.seats[0] = { kind: "person", name: "Ann", account: "me", standIn: "medium" };
  equal(isTurnOf(replaced, "me"), false);
});

Deno.test("made-up names are two words in the order of the language", () => {
  const texts: Record<string, string> = {
    "names": "{1} {0}",
    "names.first": "calme,agile",
    "names.second": "Renard,Lynx",
  };
  const words = (key: string, ...values: (string | number)[]) => fill(texts[key] ?? key, values);
  equal(madeUp(words, () => 0), "Renard calme");
  equal(madeUp(words, () => 0.99), "Lynx agile");
});

Deno.test("addresses at a private table carry its key, and others nothing", () => {
  equal(keyed("/api/tables/x7", ""), "/api/tables/x7");
  equal(keyed("/api/tables/x7", "a_B-9"), "/api/tables/x7?key=a_B-9");
  equal(keyed("/replays/x7?ply=3", "a&b"), "/replays/x7?ply=3&key=a%26b");
});
