import { fill } from "../../main/ts/text.ts";
import { equal } from "./check.ts";

Deno.test("values go to their places, and what has none stays", () => {
  equal(fill("{0} beats {1}, {0} {2}", ["a", 2]), "a beats 2, a {2}");
});
