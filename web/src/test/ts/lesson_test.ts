import { Course, Memory } from "../../main/ts/lesson.ts";
import { equal } from "./check.ts";

const TEXTS: Record<string, string> = {
  "lesson.piles.welcome": "welcome",
  "lesson.piles.cell": "click a cell",
  "lesson.piles.turn": "turn it",
  "lesson.piles.told.paid": "points",
  "lesson.piles.told.paid.city": "a city",
  "lesson.piles.told.ended": "over",
};

function course(memory: Memory = { seen: [], isClosed: false }): Course {
  return new Course("piles", (key) => TEXTS[key] ?? key, memory);
}

Deno.test("each step is explained the first time it comes up", () => {
  const one = course();
  equal(one.card(), { told: "welcome", asked: "" });
  one.asked("cell");
  equal(one.card(), { told: "welcome", asked: "click a cell" });
  one.asked("turn");
  equal(one.card(), { told: "", asked: "turn it" });
  one.asked("");
  one.asked("cell");
  equal(one.card(), { told: "", asked: "" });
});

Deno.test("a step that is asked for again stays on the card", () => {
  const one = course();
  one.asked("cell");
  one.asked("cell");
  equal(one.card().asked, "click a cell");
});

Deno.test("what happens is told once, by the nearest key that has a text", () => {
  const one = course();
  one.told("paid.city");
  equal(one.card().told, "a city");
  one.told("paid.road");
  equal(one.card().told, "points");
  one.told("paid.city");
  one.told("nothing.of.note");
  equal(one.card().told, "points");
  one.read();
  one.told("paid.road");
  equal(one.card().told, "");
});

Deno.test("what happened stays until a step has been taken", () => {
  const one = course();
  one.asked("cell");
  one.asked("");
  one.told("paid.city");
  one.asked("cell");
  equal(one.card(), { told: "a city", asked: "" });
  one.asked("");
  equal(one.card(), { told: "", asked: "" });
});

Deno.test("after the end nothing else is told", () => {
  const one = course();
  one.told("ended");
  one.told("paid.city");
  equal(one.card().told, "over");
});

Deno.test("a step without a text says nothing", () => {
  const one = course();
  one.asked("unheard-of");
  equal(one.card().asked, "");
});

Deno.test("what was explained is remembered, and so is that nobody wants to hear more", () => {
  const memory: Memory = { seen: [], isClosed: false };
  const one = course(memory);
  one.asked("cell");
  const reloaded = course(memory);
  reloaded.asked("cell");
  equal(reloaded.card(), { told: "welcome", asked: "click a cell" });
  reloaded.read();
  equal(reloaded.card(), { told: "", asked: "" });
  const again = course(memory);
  again.asked("cell");
  equal(again.card(), { told: "", asked: "" });
  again.told("ended");
  equal(again.card().told, "over");
  again.close();
  equal(again.card(), { told: "", asked: "" });
  equal(memory.isClosed, true);
});
