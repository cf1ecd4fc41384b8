/** What the form for a new table means: options as the game describes them, and what is sent to the server. */
import type { Game, Option } from "model";

/** What stands in each field, by the names of options. */
export type Values = Record<string, string>;

/** Who sits somewhere: `me`, `too` (somebody else at this screen, with a name), `free`, or a bot. */
export interface Seat {
  who: string;
  name: string;
}

/** Whether the usual value depends on other options: its field stays empty then. */
export function isComputed(option: Option): boolean {
  return option.kind === "number"
    ? !/^-?\d+$/.test(option.default)
    : option.kind === "text" && option.default !== option.value;
}

export function usual(option: Option): string {
  return isComputed(option) ? "" : option.value;
}

/** The values of a preset, or the usual ones if there is none of that name. */
export function preset(game: Game, name: string): Values {
  const values: Values = {};
  for (const option of game.options) {
    values[option.name] = usual(option);
  }
  for (const setting of game.presets.find((each) => each.name === name)?.settings ?? []) {
    const at = setting.indexOf("=");
    values[setting.slice(0, at)] = setting.slice(at + 1);
  }
  return values;
}

/** The preset that has exactly these values, if there is one. */
export function presetOf(game: Game, values: Values): string | undefined {
  return game.presets.map((each) => each.name).find((name) => {
    const wanted = preset(game, name);
    return game.options.every((option) => wanted[option.name] === values[option.name]);
  });
}

export function isChanged(option: Option, values: Values): boolean {
  return values[option.name] !== usual(option);
}

/** A value as JSON. What is no number is sent as it is: the server says what is wrong with it. */
function json(option: Option, text: string): unknown {
  switch (option.kind) {
    case "number":
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case "switch":
      return text === "on";
    case "choices":
      return text === "" || text === "none" ? [] : text.split(",");
    default:
      return text;
  }
}

/** The options that are not the usual ones, for the server. */
export function chosen(game: Game, values: Values): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const option of game.options) {
    if (isChanged(option, values)) {
      sent[option.name] = json(option, values[option.name] ?? "");
    }
  }
  return sent;
}

/** One of several names that are on or off, in the order in which the option has them. */
export function toggled(option: Option, text: string, name: string, isOn: boolean): string {
  const on = new Set(text === "none" ? [] : text.split(","));
  if (isOn) {
    on.add(name);
  } else {
    on.delete(name);
  }
  return (option.values ?? []).filter((each) => on.has(each)).join(",") || "none";
}

/** So many seats: those there are, and bots for the rest. */
export function seats(count: number, before: Seat[], level: string): Seat[] {
  const all = before.slice(0, count);
  while (all.length < count) {
    all.push({ who: all.length === 0 ? "me" : level, name: "" });
  }
  return all;
}

export function seatWord(seat: Seat): string {
  const name = seat.name.trim();
  return seat.who === "too" ? (name ? `me:${name}` : "me") : seat.who;
}

/** The field that a refusal of the server speaks of: it begins with its name, or quotes the clock. */
export function placeOf(game: Game, clock: string, refusal: string): string {
  const first = refusal.split(/[\s:]/, 1)[0] ?? "";
  if (game.options.some((option) => option.name === first)) {
    return first;
  }
  if (first === "patience") {
    return first;
  }
  return clock !== "none" && refusal.includes(`'${clock}'`) ? "clock" : "";
}
