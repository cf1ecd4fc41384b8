/** The room before the game: who sits where, a link to send, free seats to take. */
import { button, make } from "../dom.ts";
import { keyed } from "../key.ts";
import { me, type Words } from "../site.ts";
import type { Seat } from "model";
import { open, type Server } from "./server.ts";
import { sign } from "./sign.ts";
import type { Sitting } from "./sitting.ts";
import { copying } from "../copy.ts";
import { lasting } from "../text.ts";

export class Room {
  private readonly name = make("input", "");
  private readonly problem = make("p", "problem");
  private readonly list = make("ul", "chairs");
  private readonly actions = make("div", "row");
  private readonly asks = make("label", "row");
  private readonly note = make("p", "soft");
  private readonly patience = make("p", "soft patience");

  constructor(
    private readonly host: HTMLElement,
    private readonly words: Words,
    private readonly server: Server,
    private readonly isMade: boolean,
    title: string,
  ) {
    this.name.maxLength = 40;
    this.name.setAttribute("autocomplete", "nickname");
    this.name.value = localStorage.getItem("name") ?? "";
    this.asks.append(words("room.name"), this.name);
    this.problem.setAttribute("role", "alert");
    host.append(
      make("h2", "", words("room.title", title)),
      this.list,
      this.asks,
      this.problem,
      this.actions,
      this.link(),
      this.note,
      this.patience,
    );
  }

  /** The address of this page with the key, to send to others. */
  private link(): HTMLElement {
    const url = new URL(keyed(location.pathname, this.server.key), location.origin);
    const field = make("input", "share");
    field.readOnly = true;
    field.value = url.toString();
    field.setAttribute("aria-label", this.words("room.link"));
    field.addEventListener("focus", () => field.select());
    const [act, said] = copying(this.words("room.copy"), field);
    return make(
      "div",
      "invitation",
      make("p", "", this.words("room.link")),
      make("div", "row", field, act, said),
    );
  }

  show(sitting: Sitting): void {
    this.host.hidden = sitting.table.phase !== "gathering";
    if (this.host.hidden) {
      return;
    }
    const own = sitting.own;
    this.asks.hidden = me !== null;
    this.list.replaceChildren(...sitting.table.seats.map((seat) => this.seat(seat, sitting)));
    const mine = own[0];
    const acts: HTMLElement[] = [];
    if (mine) {
      const isReady = mine.ready ?? false;
      acts.push(
        button(
          this.words(isReady ? "room.wait" : "room.be-ready"),
          isReady ? "" : "primary",
          () => this.act(() => this.server.ready(!isReady)),
        ),
      );
    }
    if (this.isMade) {
      acts.push(button(this.words("room.close"), "", () =>
        this.act(async () => {
          await this.server.close();
          location.assign("/");
        })));
    }
    this.actions.replaceChildren(...acts);
    this.patience.textContent = this.words(
      "room.patience",
      lasting(sitting.table.patience, this.words),
    );
    const mayNotSit = !sitting.table.open && !this.server.key && own.length === 0;
    this.note.textContent = this.words(
      mayNotSit ? "room.key" : own.length ? "room.yours" : "room.watch",
    );
  }

  private seat(seat: Seat, sitting: Sitting): HTMLElement {
    const isFree = seat.kind === "free";
    const item = make("li", isFree ? "free" : "");
    const state = isFree ? "" : this.words(
      seat.ready || seat.kind !== "person" ? "room.ready" : "room.not-ready",
    );
    item.append(
      sign(seat.seat),
      make("span", "who", isFree ? this.words("room.free") : seat.name),
      make("span", "soft", state),
    );
    if (isFree && sitting.own.length === 0) {
      item.append(button(this.words("room.sit"), "primary", () => this.sit(seat.seat)));
    } else if (!isFree && (seat.you || this.isMade)) {
      item.append(
        button(
          this.words(seat.you ? "room.leave" : "room.remove"),
          "",
          () => this.act(() => this.server.stand(seat.seat)),
        ),
      );
    }
    return item;
  }

  private async sit(seat: number): Promise<void> {
    await this.act(async () => {
      const isNew = me === null;
      if (isNew) {
        const name = this.name.value.trim();
        if (!name) {
          this.name.focus();
          throw new Error(this.words("room.name.needed"));
        }
        localStorage.setItem("name", name);
        await open(name);
      }
      await this.server.sit(seat);
      if (isNew) {
        // The page has to know who looks at it now.
        location.reload();
      }
    });
  }

  private async act(what: () => Promise<unknown>): Promise<void> {
    this.problem.textContent = "";
    try {
      await what();
    } catch (refusal) {
      this.problem.textContent = (refusal as Error).message;
    }
  }
}
