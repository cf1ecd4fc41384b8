import type { Tournament, TournamentStanding } from "model";
import { hundredths, quick, rating, result } from "../../main/ts/arena/cup.ts";
import { status, timeLeft } from "../../main/ts/projects/project.ts";
import { equal } from "./check.ts";

const CUP: Tournament = {
  id: "x",
  made: 0,
  game: "piles",
  options: {},
  players: 2,
  bots: ["hard", "easy"],
  format: "round-robin",
  games: 10,
  seed: 1,
  clock: "none",
  state: "running",
  played: 4,
  planned: 10,
};

const STANDING: TournamentStanding = {
  rank: 1,
  name: "hard",
  games: 10,
  points: 7,
  share: 0.7,
  low: 0.4,
  high: 0.9,
  wins: 7,
  draws: 0,
  losses: 3,
  departures: 0,
};

Deno.test("the status line says what is going on", () => {
  equal(status(CUP), ["status.running"]);
  equal(status({ ...CUP, state: "waiting", place: 2 }), ["status.waiting", 2]);
  equal(status({ ...CUP, state: "waiting" }), ["status.starting"]);
  equal(status({ ...CUP, state: "stopped" }), ["status.stopped", 4, 10]);
  equal(status({ ...CUP, state: "stopped", why: "time" }), ["status.time", 4, 10]);
  equal(status({ ...CUP, state: "failed", why: "disk" }), ["status.failed.disk"]);
});

Deno.test("time is told as people tell it", () => {
  equal(timeLeft(undefined), undefined);
  equal(timeLeft(12), ["left.seconds"]);
  equal(timeLeft(150), ["left.minutes", 3]);
  equal(timeLeft(4 * 3600), ["left.hours", 4]);
});

Deno.test("a rating is shown where something is known of it", () => {
  const known = { value: 1100.4, low: 1050, high: 1151, held: "BOTH_SIDES" as const };
  equal(rating({ ...STANDING, rating: known }), { sign: "", value: 1100, half: 51 });
  const below = { ...known, held: "FROM_BELOW" as const };
  equal(rating({ ...STANDING, rating: below }), { sign: "≥ ", value: 1050 });
  const above = { ...known, low: -2000, held: "FROM_ABOVE" as const };
  equal(rating({ ...STANDING, rating: above }), { sign: "≤ ", value: 1151 });
  equal(rating({ ...STANDING, rating: { ...known, held: "NOT" as const } }), undefined);
  equal(rating({ ...STANDING, games: 0, rating: known }), undefined);
  equal(rating(STANDING), undefined);
});

Deno.test("players stand beside their points", () => {
  equal(result(["hard", "easy"], [12, 9]), "hard 12 – easy 9");
  equal(hundredths(0.666), 67);
});

Deno.test("one click is enough for a small tournament", () => {
  equal(quick("levels", "piles").bots, ["hard", "medium", "easy"]);
  equal(quick("field", "piles").bots.length, 5);
});
