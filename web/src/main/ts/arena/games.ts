/** The games of a tournament that are over, some at a time, each to be looked at as a replay. */
import type { TournamentGame } from "model";
import { get } from "../api.ts";
import { button, make } from "../dom.ts";
import { count, heads, scrolling } from "../projects/parts.ts";
import { called, words } from "../site.ts";
import { result } from "./cup.ts";

const AT_ONCE = 20;

export class Games {
  private readonly rows = make("tbody");
  private readonly none = make("p", { class: "soft" }, words("played.none"));
  private readonly problem = make("p", { class: "problem", role: "alert" });
  private readonly more = button(words("played.more"), "", () => this.fetch());
  private readonly table = make(
    "table",
    { class: "games" },
    make("caption", { class: "hidden" }, words("played.caption")),
    heads("played.number", "played.points", "played.moves", "played.look"),
    this.rows,
  );
  readonly element = make(
    "div",
    {},
    this.none,
    scrolling(words("played"), this.table),
    this.more,
    this.problem,
  );
  private from = 0;
  private played = 0;
  private isAsking = false;

  /** Counts how often the list was begun anew: what was asked for before is not shown any more. */
  private round = 0;

  constructor(private readonly id: string) {
    this.table.hidden = true;
    this.more.hidden = true;
  }

  /** There are so many by now. */
  show(played: number): void {
    this.played = played;
    this.more.hidden = this.from >= played;
    if (this.from === 0 && played > 0) {
      this.none.hidden = true;
      this.table.hidden = false;
      this.fetch();
    }
  }

  /** Once all are played they are in their order: what is shown is begun anew. */
  restart(played: number): void {
    this.round++;
    this.isAsking = false;
    this.rows.replaceChildren();
    this.from = 0;
    this.show(played);
  }

  private async fetch(): Promise<void> {
    if (this.isAsking) {
      return;
    }
    this.isAsking = true;
    const { from, round } = this;
    try {
      const path = `/api/tournaments/${this.id}/games?from=${from}&limit=${AT_ONCE}`;
      const games = await get<TournamentGame[]>(path);
      if (round === this.round) {
        this.add(games);
      }
    } catch (refused) {
      if (round === this.round) {
        this.problem.textContent = (refused as Error).message;
      }
    } finally {
      if (round === this.round) {
        this.isAsking = false;
      }
    }
  }

  private add(games: TournamentGame[]): void {
    this.from += games.length;
    this.more.hidden = this.from >= this.played;
    this.rows.append(...games.map((game) => this.row(game)));
    this.problem.textContent = "";
  }

  private row(game: TournamentGame): HTMLElement {
    const look = make(
      "a",
      {
        class: "button",
        href: `/replays/${this.id}.${game.number}?ply=0`,
        "aria-label": words("played.look.of", game.number + 1),
      },
      words("played.look"),
    );
    return make(
      "tr",
      {},
      make("th", { scope: "row", class: "number" }, count(game.number + 1)),
      make("td", {}, result(game.seats.map(called), game.scores)),
      make("td", { class: "number" }, count(game.plies)),
      make("td", {}, look),
    );
  }
}
