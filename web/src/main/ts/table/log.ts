/** What has happened, line by line, with the places where it did. */
import type { Event, Happening } from "./model.ts";

export interface Line {
  event: number;
  seat: number | null;
  text: string;
  places: string[];
}

/** The places that a happening names: texts such as `4,7` and what stands beside the names of places. */
export function places(happening: Happening): string[] {
  const { cell, place } = happening.values;
  if (typeof cell === "string" && place !== undefined) {
    return [`${cell}@${place}`];
  }
  const found: string[] = [];
  for (const [name, value] of Object.entries(happening.values)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      const text = typeof each === "string" || typeof each === "number" ? String(each) : "";
      if (/^-?\d+,-?\d+(,-?\d+)*$/.test(text)) {
        found.push(text);
      } else if (text && ["slot", "to", "from", "token", "builder", "tokens"].includes(name)) {
        found.push(`${name}${text}`);
      }
    }
  }
  return [...new Set(found)];
}

/** The lines of an event that has sentences of its own. */
export function lines(event: Event): Line[] {
  const told = event.told ?? [];
  const events = event.events ?? [];
  // Sentences and happenings go side by side where nothing is kept from the reader.
  return told.map((text, at) => ({
    event: event.id ?? 0,
    seat: event.seat ?? null,
    text,
    places: told.length === events.length && events[at] ? places(events[at]) : [],
  }));
}

/** Points that were earned, by whom and where. */
export interface Earned {
  seat: number;
  points: number;
  places: string[];
}

function seats(value: unknown): number[] {
  const all = Array.isArray(value) ? value : [value];
  return all.flatMap((each) =>
    typeof each === "object" && each !== null && "seat" in each ? [Number(each.seat)] : []
  );
}

export function earned(event: Event): Earned[] {
  return (event.events ?? []).flatMap((happening) => {
    const { points, players, player } = happening.values;
    const isSum = happening.key === "gains" || happening.key === "loses";
    if (typeof points !== "number" || points === 0 || isSum) {
      return [];
    }
    const sign = happening.key.endsWith("lost") ? -1 : 1;
    return seats(players ?? player).map((seat) => ({
      seat,
      points: sign * points,
      places: places(happening),
    }));
  });
}
