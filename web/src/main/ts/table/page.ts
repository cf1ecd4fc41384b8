/** The page of a table: its parts, what happens, and what one does. */
import { Stream } from "../stream.ts";
import { Doings } from "./doings.ts";
import { Happenings } from "./happenings.ts";
import { type Event, occurrenceTypes } from "model";
import { Parts } from "./parts.ts";
import { TALL } from "./screen.ts";

export class TablePage {
  private readonly parts: Parts = new Parts({
    shown: (scene) => this.happenings.shown(scene),
    happened: (event) => this.happenings.happened(event),
    sending: (isSending) => this.happenings.sending(isSending),
    handOver: (seat) => this.happenings.handOver(seat),
    aided: () => this.again(),
    hint: () => this.doings.hint(),
    result: () => this.happenings.result(),
    asked: () => this.happenings.refresh(),
    away: (then) => this.doings.away(then),
    say: (text) => this.doings.say(text),
    explain: () => this.doings.explain(),
    bring: (places) => this.doings.bring(places),
  });
  private stream: Stream | null = null;
  private readonly doings = new Doings(this.parts, () => this.happenings.refresh());
  private readonly happenings: Happenings = new Happenings(
    this.parts,
    (isOffer) => this.doings.again(isOffer),
  );

  start(): void {
    const { server, play, players, sitting } = this.parts;
    this.doings.listen();
    this.stream = new Stream(server.events(this.parts.layers), occurrenceTypes, {
      told: (_, json) => {
        const event = json as Event;
        this.happenings.told(event);
        return event.type === "closed";
      },
      line: (line, why) => this.happenings.line(line, why),
      isOver: () => this.happenings.isClosed(),
    }, 0);
    this.happenings.refresh();
    if (this.parts.hasBegun) {
      this.parts.attempt(() => play.renew());
    }
    if (sitting.table.phase === "over") {
      this.happenings.result();
    }
    // A screen that was turned wants another drawing.
    TALL.addEventListener("change", () => this.again());
    setInterval(() => players.tick(sitting, Date.now()), 100);
  }

  /** The same position, drawn in another way. */
  private again(): void {
    this.stream?.turn(this.parts.server.events(this.parts.layers));
    if (this.parts.hasBegun) {
      this.parts.attempt(() => this.parts.play.again());
    }
    this.happenings.refresh();
  }
}
