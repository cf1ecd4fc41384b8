import { Refusal } from "../../main/ts/api.ts";
import { isFinal, pause } from "../../main/ts/stream.ts";
import { equal } from "./check.ts";

Deno.test("a lost line is tried again, ever less often", () => {
  equal([pause(0), pause(1), pause(20)], [300, 600, 8000]);
});

Deno.test("what is gone or not for us is over, what is too much for now is tried again", () => {
  const refused = (status: number) => isFinal(new Refusal(status, "no", {}));
  equal([400, 401, 403, 404, 410].map(refused), [true, true, true, true, true]);
  equal([408, 429, 500, 502, 503].map(refused), [false, false, false, false, false]);
  equal(isFinal(new TypeError("Failed to fetch")), false);
});
