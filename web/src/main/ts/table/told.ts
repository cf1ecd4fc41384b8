/** What happens at a table besides moves, in words. */
import type { Words } from "../site.ts";
import { type Line, lines } from "./log.ts";
import type { Event } from "model";

/** The lines that an event gives to the log. */
export function told(
  event: Event,
  name: (seat: number) => string,
  called: (bot: string) => string,
  words: Words,
): Line[] {
  const seat = "seat" in event ? event.seat : null;
  const who = seat === null ? "" : name(seat);
  const line = (text: string): Line => ({ event: event.id ?? 0, seat, text, places: [] });
  switch (event.type) {
    case "sat":
      return [line(words("sat", event.name || who))];
    case "stood":
      return [line(words("stood"))];
    case "started":
      return [line(words("started")), ...lines(event)];
    case "moved":
      return lines(event);
    case "undone":
      return [line(words("undone", who))];
    case "left": {
      const why = words(`ending.${event.ending}`);
      return [line(words("left", who, why)), ...lines(event)];
    }
    case "stood-in":
      return [line(words("stood-in", called(event.bot), who))];
    case "waited":
      return [line(words("waited", who))];
    case "returned":
      return [line(words("returned", who))];
    case "offered":
      return [line(words(`offer.${event.kind}`, who))];
    case "declined":
      return [line(words("declined", who))];
    case "agreed":
      return [line(words(`agreed.${event.kind}`))];
    case "extended":
      return [line(words("extended", who, Math.round(event.millis / 1000)))];
    case "ended":
      return [line(words("ended"))];
    default:
      return [];
  }
}
