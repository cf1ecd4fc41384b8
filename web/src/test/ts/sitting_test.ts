import type { Event, Table } from "model";
import { Sitting } from "../../main/ts/table/sitting.ts";
import { lasting, whole } from "../../main/ts/text.ts";
import { equal } from "./check.ts";

function table(event: number, ply: number, mover: number): Table {
  const seat = (at: number) => ({ seat: at, kind: "person", name: `P${at}`, present: true });
  return { id: "t", phase: "running", event, ply, mover, seats: [seat(0), seat(1)] } as Table;
}

Deno.test("a table that was asked for before something happened does not undo it", () => {
  const sitting = new Sitting(table(5, 2, 0), 0);
  sitting.take({ type: "moved", id: 6, next: { ply: 3, mover: 1 } } as Event, 0);
  sitting.renew(table(5, 2, 0), 0);
  equal([sitting.table.ply, sitting.mover], [3, 1]);
  sitting.renew(table(7, 4, 0), 0);
  equal([sitting.table.ply, sitting.mover], [4, 0]);
});

Deno.test("where the game stands after a move is known before the event comes", () => {
  const sitting = new Sitting(table(5, 2, 0), 0);
  sitting.stands({ event: 6, ply: 3, mover: 1 });
  equal(sitting.mover, 1);
  sitting.stands({ event: 4, ply: 1, mover: 0 });
  equal(sitting.mover, 1);
});

Deno.test("a bot that runs elsewhere and sits down is no person", () => {
  const sitting = new Sitting(table(5, 2, 0), 0);
  sitting.take({ type: "sat", id: 6, seat: 1, account: "f", name: "Fox", kind: "remote" }, 0);
  sitting.take({ type: "sat", id: 7, seat: 0, account: "a", name: "Ann", kind: "person" }, 0);
  equal(sitting.table.seats.map((seat) => seat.kind), ["person", "remote"]);
});

Deno.test("an offer that is told twice is one", () => {
  const sitting = new Sitting(table(5, 2, 0), 0);
  sitting.take({ type: "offered", id: 6, seat: 1, kind: "draw" }, 0);
  sitting.take({ type: "offered", id: 6, seat: 1, kind: "draw" }, 0);
  equal(sitting.table.offers, [{ kind: "draw", seats: [1] }]);
});

Deno.test("an offer is for the others, and gone where it is refused, taken back or moot", () => {
  const sitting = new Sitting(table(5, 2, 0), 0);
  sitting.table.seats[0]!.you = true;
  const kinds = () => sitting.offered.map((each) => each.kind);
  sitting.take({ type: "offered", id: 6, seat: 1, kind: "takeback" }, 0);
  sitting.take({ type: "offered", id: 7, seat: 1, kind: "time" }, 0);
  sitting.take({ type: "offered", id: 8, seat: 0, kind: "draw" }, 0);
  equal([kinds(), sitting.offering.map((each) => each.kind)], [["takeback", "time"], ["draw"]]);
  sitting.take({ type: "moved", id: 9, next: { ply: 3, mover: 1 } } as Event, 0);
  equal([kinds(), sitting.offering.length], [["time"], 0]);
  sitting.take({ type: "declined", id: 10, seat: 0, kind: "time" }, 0);
  equal(kinds(), []);
});

Deno.test("who has waited for long may choose until something happens", () => {
  const sitting = new Sitting(table(5, 2, 0), 0);
  sitting.table.seats[1]!.you = true;
  const presence = { type: "presence", present: [1], waited: [1], watching: 0 } as Event;
  sitting.take(presence, 0);
  equal(sitting.mayChoose, true);
  sitting.take({ type: "waited", id: 6, seat: 1 }, 0);
  equal(sitting.mayChoose, false);
  sitting.take(presence, 0);
  sitting.take({ type: "moved", id: 7, next: { ply: 3, mover: 1 } } as Event, 0);
  equal(sitting.mayChoose, false);
  sitting.take(presence, 0);
  sitting.take({ type: "stood-in", id: 8, seat: 0, bot: "medium" }, 0);
  equal(sitting.mayChoose, false);
});

Deno.test("times are told in words", () => {
  const words = (key: string, ...values: (string | number)[]) => `${key} ${values}`;
  equal(["3d", "1m", "90s", "1h30m"].map((time) => lasting(time, words)), [
    "time.d 3",
    "time.m.one 1",
    "time.s 90",
    "1h30m",
  ]);
});

Deno.test("what the server refuses is shown as a sentence", () => {
  equal(whole("it is not your turn"), "It is not your turn.");
  equal(whole("Wait!"), "Wait!");
  equal(whole(""), "");
});
