/** Tournaments of bots: the list and the form at `/arena`, one of them at `/arena/ID`. */
import { Begin } from "../arena/begin.ts";
import type { Tournament } from "model";
import { list } from "../arena/list.ts";
import { type Given, Look } from "../arena/look.ts";
import { startShell } from "../shell.ts";
import { data } from "../site.ts";

interface Listed {
  games: string[];
  list: Tournament[];
}

startShell();
const cup = document.getElementById("cup");
if (cup) {
  new Look(cup, data<Given>()).start();
} else {
  const { games, list: cups } = data<Listed>();
  const begin = document.getElementById("begin");
  if (begin) {
    new Begin(begin, games);
  }
  const place = document.getElementById("list");
  if (place) {
    list(place, cups);
  }
}
