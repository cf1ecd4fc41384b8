/** What is known of a table, brought up to date by each event. */
import { Clocks } from "./clock.ts";
import type { Event, Mover, Scene, Seat, Table } from "./model.ts";

export class Sitting {
  readonly clocks = new Clocks();
  watching = 0;

  /** @param called what a level is called by the reader */
  constructor(
    public table: Table,
    now: number,
    private readonly called: (name: string) => string = (name) => name,
  ) {
    this.renew(table, now);
  }

  /** Takes a table as it was told; what is older than what is known is not. */
  renew(table: Table, now: number): void {
    if (table.event >= this.table.event) {
      this.table = table;
      table.seats.forEach((seat) => this.rename(seat));
      this.wind(table.left, now);
    }
  }

  /** Levels have names in the reader's language. */
  private rename(seat: Seat): void {
    if (seat.bot !== undefined && seat.name === seat.bot) {
      seat.name = this.called(seat.bot);
    }
    if (seat.standIn !== undefined) {
      seat.standIn = this.called(seat.standIn);
    }
  }

  /** Where the server says that the game stands after a move. */
  stands(standing: { event: number; ply: number; mover: number | string }): void {
    if (standing.event >= this.table.event) {
      this.table.ply = standing.ply;
      this.table.mover = standing.mover as Mover;
    }
  }

  get own(): Seat[] {
    return this.table.seats.filter((seat) => seat.you);
  }

  get mover(): Mover {
    return this.table.mover ?? "nobody";
  }

  get isOver(): boolean {
    return this.table.phase === "over" || this.table.phase === "closed";
  }

  /** Whether whoever looks at the page is to move. */
  get isMine(): boolean {
    return this.table.phase === "running" && this.own.some((seat) => seat.seat === this.mover);
  }

  get isAmongBots(): boolean {
    return this.table.seats.every((seat) => seat.kind === "bot");
  }

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? String(seat);
  }

  /** Takes what an event says. */
  take(event: Event, now: number): void {
    const seat = event.seat === undefined ? undefined : this.table.seats[event.seat];
    this.table.event = Math.max(this.table.event, event.id ?? 0);
    switch (event.type) {
      case "table":
        if (typeof event.table === "object") {
          this.renew(event.table, now);
        }
        break;
      case "sat":
        if (seat) {
          seat.kind = event.kind ?? "person";
          seat.name = event.name ?? "";
          seat.account = event.account ?? "";
          seat.ready = false;
        }
        break;
      case "stood":
        if (seat) {
          seat.kind = "free";
          seat.name = "";
          delete seat.account;
          delete seat.you;
          delete seat.bot;
        }
        break;
      case "ready":
        if (seat) {
          seat.ready = event.ready ?? true;
        }
        break;
      case "started":
        this.table.phase = "running";
        break;
      case "closed":
        this.table.phase = "closed";
        break;
      case "left":
        if (seat) {
          seat.left = { ending: event.ending, reason: event.reason };
        }
        break;
      case "stood-in":
        if (seat) {
          seat.standIn = this.called(event.bot ?? "");
        }
        break;
      case "returned":
        delete seat?.standIn;
        break;
      case "offered":
        this.table.offers = [...new Set([...(this.table.offers ?? []), event.seat ?? -1])];
        break;
      case "paced":
        this.table.paused = event.paused ?? false;
        this.table.delay = event.delay ?? 0;
        break;
      case "ended":
        this.end(event);
        break;
      case "presence":
        this.table.seats.forEach((each) =>
          each.present = event.present?.includes(each.seat) ?? false
        );
        this.watching = event.watching ?? 0;
        break;
      case "again":
        this.table.again = typeof event.table === "string" ? event.table : "";
        break;
    }
    if (event.type === "declined" || event.type === "moved") {
      delete this.table.offers;
    }
    this.stand(event, now);
  }

  private end(event: Event): void {
    this.table.phase = "over";
    this.table.mover = "nobody";
    this.table.result = {
      scores: event.scores ?? [],
      payoffs: event.payoffs ?? [],
      ending: event.ending ?? "",
      reason: event.reason ?? "",
    };
  }

  private stand(event: Event, now: number): void {
    if (event.next) {
      this.table.ply = event.next.ply;
      this.table.mover = event.next.mover;
    }
    event.scores?.forEach((score, at) => {
      const seat = this.table.seats[at];
      if (seat) {
        seat.score = score;
      }
    });
    if (event.left || event.next || event.type === "ended") {
      this.wind(event.left ?? this.table.left, now);
    }
  }

  /** What a scene says, which may be newer than the last event. */
  see(scene: Scene): void {
    if (scene.event >= this.table.event) {
      this.table.event = scene.event;
    }
    scene.players.forEach((part) => {
      const seat = this.table.seats[part.seat];
      if (seat) {
        seat.score = part.score;
      }
    });
  }

  private wind(left: number[] | undefined, now: number): void {
    if (left) {
      this.table.left = left;
      const mover = typeof this.table.mover === "number" && !this.isOver ? this.table.mover : null;
      this.clocks.set(left, mover, now);
    }
  }
}
