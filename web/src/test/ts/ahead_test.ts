import { edited, known } from "../../main/ts/table/ahead.ts";
import type { Scene } from "model";
import { equal } from "./check.ts";

const SCENE: Scene = {
  ply: 3,
  event: 9,
  mover: 0,
  phase: "running",
  svg: "<svg><a/><b/></svg>",
  status: "where?",
  question: "Which cell?",
  words: [],
  choices: [{ word: "4,7", label: "4,7", whole: false }],
  players: [{ seat: 0, score: 5 }],
  ahead: [{
    words: ["4,7"],
    status: "how?",
    turns: ["north"],
    edits: [{ from: 5, to: 9, text: "" }, { from: 13, to: 13, text: "<c/>" }],
  }],
};

Deno.test("parts of a drawing give way to others, at its ends, too", () => {
  equal(edited("abcdef", []), "abcdef");
  const edits = [{ from: 0, to: 1, text: "" }, { from: 3, to: 4, text: "XY" }];
  equal(edited("abcdef", [...edits, { from: 6, to: 6, text: "!" }]), "bcXYef!");
});

Deno.test("what words lead to is known with all that is the same, and nothing that is not", () => {
  const next = known(SCENE, ["4,7"]);
  equal([next?.svg, next?.status, next?.turns], ["<svg><b/><c/></svg>", "how?", ["north"]]);
  equal([next?.ply, next?.players], [3, [{ seat: 0, score: 5 }]]);
  equal([next?.choices, next?.question], [undefined, undefined]);
  equal(known(SCENE, []), SCENE);
});

Deno.test("what nobody has told is not known", () => {
  equal(known(SCENE, ["5,5"]), null);
  equal(known(SCENE, ["4,7", "north"]), null);
});
