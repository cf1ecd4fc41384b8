/** What has happened, line by line, with the places where it did. */
import type { Event, Happening } from "./model.ts";

export interface Line {
  event: number;
  seat: number | null;
  text: string;
  places: string[];
}

/** A number that names a slot, or the text that names a cell. */
function slot(value: unknown): string[] {
  return typeof value === "number" ? [`slot${value}`] : typeof value === "string" ? [value] : [];
}

/** What an event is about within its cell. */
function part(place: unknown, zone: unknown): string {
  const term = typeof zone === "object" && zone !== null && "term" in zone ? zone.term : undefined;
  return typeof place === "number" ? `@${place}` : term === undefined ? "" : `@${term}`;
}

/** The places that a happening names, as drawings call them: `4,7`, `4,7@2`, `slot5`, `builder3`. */
export function places(happening: Happening): string[] {
  const { cell, place, zone, cells, from, to, slot: at, builder } = happening.values;
  const found: string[] = [];
  if (typeof cell === "string") {
    found.push(cell + part(place, zone));
  } else if (typeof place === "string") {
    found.push(place);
  }
  if (Array.isArray(cells)) {
    found.push(...cells.map(String));
  }
  found.push(...slot(from), ...slot(to), ...slot(at));
  if (typeof builder === "number") {
    found.push(`builder${builder}`);
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
