import { folded, meant, shown } from "../../main/ts/tongue.ts";
import { equal } from "./check.ts";

const words = {
  shown: { city: "ville", turn: "tourne", return: "réclamer" },
  typed: { city: "city", ville: "city", turn: "turn", tourne: "turn", reclamer: "return" },
};

Deno.test("a notation is read in one's language; numbers, cells and other words stay", () => {
  equal(shown(words, "4,7 turn2"), "4,7 tourne2");
  equal(shown(words, "city@11"), "ville@11");
  equal(shown(words, "return 7 other"), "réclamer 7 other");
  equal(shown(words, "constructor"), "constructor");
});

Deno.test("words are taken in either language, without accents and capitals too", () => {
  equal(
    ["Ville@11", "CITY@11", "réclamer", "RECLAMER", "4,7", "Other"].map((typed) =>
      meant(words, typed)
    ),
    [
      "city@11",
      "city@11",
      "return",
      "return",
      "4,7",
      "Other",
    ],
  );
  equal(folded("Étage"), "etage");
});
