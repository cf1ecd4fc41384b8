/** Evaluations: the form and the list at `/lab`, one of them at `/lab/ID`. */
import { Begin } from "../lab/begin.ts";
import { list } from "../lab/list.ts";
import { type Given, Look } from "../lab/look.ts";
import { startShell } from "../shell.ts";
import { data } from "../site.ts";
import type { LabData } from "model";

startShell();
const one = document.getElementById("evaluation");
if (one) {
  new Look(one, data<Given>()).start();
} else {
  const { games, bounds, list: all } = data<LabData>();
  const begin = document.getElementById("begin");
  if (begin) {
    new Begin(begin, games, bounds);
  }
  const place = document.getElementById("list");
  if (place) {
    list(place, all);
  }
}
