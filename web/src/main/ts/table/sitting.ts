/** What is known of a table, brought up to date by each event. */
import { Clocks } from "./clock.ts";
import type { Event, Offer, OfferKind, Scene, Seat, Standing, Table } from "model";
import type { Mover } from "./model.ts";

function leave(seat: Seat): void {
  seat.kind = "free";
  seat.name = "";
  delete seat.account;
  delete seat.you;
  delete seat.bot;
}

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
  stands(standing: Pick<Standing, "event" | "ply" | "mover">): void {
    if (standing.event >= this.table.event) {
      this.table.ply = standing.ply;
      this.table.mover = standing.mover;
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

  /** Whether whoever looks at the page has waited long enough for who is away, and may choose what is done. */
  get mayChoose(): boolean {
    return this.table.phase === "running" &&
      this.own.some((seat) => this.table.waited?.includes(seat.seat));
  }

  get isAmongBots(): boolean {
    return this.table.seats.every((seat) => seat.kind === "bot");
  }

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? String(seat);
  }

  /** Takes what an event says. */
  take(event: Event, now: number): void {
    this.table.event = Math.max(this.table.event, event.id ?? 0);
    this.occur(event, now);
    this.stand(event, now);
  }

  private occur(event: Event, now: number): void {
    const { table } = this;
    switch (event.type) {
      case "table":
        this.renew(event.table, now);
        break;
      case "sat":
        this.change(event.seat, (seat) => {
          seat.kind = event.kind;
          seat.name = event.name;
          seat.account = event.account;
          seat.ready = false;
        });
        break;
      case "stood":
        this.change(event.seat, leave);
        break;
      case "ready":
        this.change(event.seat, (seat) => seat.ready = event.ready);
        break;
      case "started":
        table.phase = "running";
        break;
      case "closed":
        table.phase = "closed";
        break;
      case "left":
        this.change(event.seat, (seat) => seat.left = event);
        delete table.offers;
        break;
      case "waited":
        this.wait((table.waited ?? []).filter((seat) => seat !== event.seat));
        break;
      case "stood-in":
        this.wait([]);
        this.change(event.seat, (seat) => seat.standIn = this.called(event.bot));
        break;
      case "returned":
        this.change(event.seat, (seat) => delete seat.standIn);
        break;
      case "offered":
        this.offer(event.kind, [...new Set([...this.taking(event.kind), event.seat])]);
        break;
      case "declined": {
        const taking = this.taking(event.kind);
        const isTaker = taking.indexOf(event.seat) > 0;
        this.offer(event.kind, isTaker ? taking.filter((seat) => seat !== event.seat) : []);
        break;
      }
      case "agreed":
        this.offer(event.kind, []);
        break;
      case "moved":
      case "undone":
        this.offer("draw", []);
        this.offer("takeback", []);
        break;
      case "extended":
        this.clocks.extend(event.seat, event.millis);
        break;
      case "paced":
        table.paused = event.paused;
        table.delay = event.delay;
        break;
      case "ended":
        table.phase = "over";
        delete table.offers;
        table.mover = "nobody";
        table.result = event;
        break;
      case "presence":
        table.seats.forEach((each) => each.present = event.present.includes(each.seat));
        this.watching = event.watching;
        this.wait(event.waited);
        break;
      case "again":
        table.again = event.table;
        break;
      case "helped":
      case "said":
      case "muted":
      case "reset":
        break;
      default:
        event satisfies never;
    }
  }

  /** Who has made an offer of a kind, and who has taken it, in that order. */
  taking(kind: OfferKind): number[] {
    return this.table.offers?.find((each) => each.kind === kind)?.seats ?? [];
  }

  /** An offer has other seats now, or is gone. */
  private offer(kind: OfferKind, seats: number[]): void {
    const others = (this.table.offers ?? []).filter((each) => each.kind !== kind);
    this.table.offers = seats.length ? [...others, { kind, seats }] : others;
  }

  /** What others offer, and whoever looks at the page has not taken. */
  get offered(): Offer[] {
    const mine = this.own.filter((seat) => seat.left === undefined || this.isOver);
    return mine.length === 0
      ? []
      : (this.table.offers ?? []).filter((each) =>
        !mine.some((seat) => each.seats.includes(seat.seat))
      );
  }

  /** What whoever looks at the page has offered or taken, and others have not yet. */
  get offering(): Offer[] {
    return (this.table.offers ?? []).filter((each) =>
      this.own.some((seat) => each.seats.includes(seat.seat))
    );
  }

  /** Whether other people play, too. */
  get hasOthers(): boolean {
    return this.table.seats.some((seat) =>
      seat.kind === "person" && !seat.you && seat.left === undefined
    );
  }

  /** Which seats may choose what is done about who is away. */
  private wait(seats: number[]): void {
    if (seats.length) {
      this.table.waited = seats;
    } else {
      delete this.table.waited;
    }
  }

  private change(at: number, change: (seat: Seat) => void): void {
    const seat = this.table.seats[at];
    if (seat) {
      change(seat);
    }
  }

  private stand(event: Event, now: number): void {
    if (event.next) {
      this.wait([]);
      this.table.ply = event.next.ply;
      this.table.mover = event.next.mover;
    }
    event.scores?.forEach((score, at) => this.change(at, (seat) => seat.score = score));
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
