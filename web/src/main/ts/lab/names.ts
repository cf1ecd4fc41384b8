/** What the values of an axis are called: levels and presets have names in the reader's language. */
import { called, calledPreset } from "../site.ts";
import type { Evaluation } from "model";

function shownValue(game: string, axis: string, value: string): string {
  if (axis === "preset") {
    return calledPreset(game, value);
  }
  return /^seat(s|\d+)$/.test(axis) ? called(value) : value;
}

/** Values as people read them, one or a list with commas. */
export function shownValues(game: string, axis: string, values: string): string {
  return values.split(",").map((each) => shownValue(game, axis, each)).join(",");
}

/** What is changed in an evaluation, in a line. */
export function swept(of: Evaluation): string {
  return of.axes
    .map((axis) => `${axis.name}=${shownValues(of.game, axis.name, axis.values)}`)
    .join(" ");
}
