/** What has happened, line by line, with the places where it did. */
import type { Doing, Event } from "model";

export interface Line {
  event: number;
  seat: number | null;
  text: string;
  places: string[];
}

/** The lines of an event that has sentences of its own; each has the sign of whom it is about. */
export function lines(event: Event): Line[] {
  const told = event.told ?? [];
  const events = event.events ?? [];
  // Sentences and happenings go side by side where nothing is kept from the reader.
  const isSideBySide = told.length === events.length;
  return told.map((text, at) => {
    const happening = isSideBySide ? events[at] : undefined;
    return {
      event: event.id ?? 0,
      seat: happening ? subject(happening) : "seat" in event ? event.seat : null,
      text,
      places: happening?.places ?? [],
    };
  });
}

/** The one player whom a happening names; none if it is about several, or chance. */
function subject({ values }: Doing): number | null {
  const named = seats(values.player ?? values.players);
  return named.length === 1 ? named[0] ?? null : null;
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
      places: happening.places ?? [],
    }));
  });
}
