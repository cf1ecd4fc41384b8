/** One tournament, as it goes. */
import { Actions } from "../projects/actions.ts";
import { facts, part } from "../projects/parts.ts";
import { isOver } from "../projects/project.ts";
import { Status, watch } from "../projects/watch.ts";
import { called, words } from "../site.ts";
import { whole } from "../text.ts";
import { Boards } from "./boards.ts";
import { type Cup } from "./cup.ts";
import { Files } from "./files.ts";
import { Games } from "./games.ts";
import { formatOf } from "./list.ts";
import { CrossTable, Standings } from "./tables.ts";

export interface Given {
  cup: Cup;
  mine: boolean;
}

/** What it is, in one place: it does not change. */
function factsOf(cup: Cup): HTMLElement {
  const options = Object.entries(cup.options).map(([name, value]) => `${name}=${value}`);
  return facts([
    ["bots", cup.bots.map(called).join(", ")],
    ["format", `${formatOf(cup)}, ${words("fact.table", cup.players)}`],
    ["clock", cup.clock === "none" ? "" : cup.clock],
    ["seed", String(cup.seed)],
    ["options", options.join(" ")],
  ]);
}

export class Look {
  private readonly status = new Status();
  private readonly standings = new Standings();
  private readonly cross = new CrossTable();
  private readonly boards = new Boards();
  private readonly live = part("live", "live", this.boards.element);
  private readonly files = new Files();
  private readonly actions: Actions;
  private readonly games: Games;
  private cup: Cup;

  constructor(place: HTMLElement, given: Given) {
    this.cup = given.cup;
    this.actions = new Actions(`/api/tournaments/${given.cup.id}`, "/arena", given.mine);
    this.games = new Games(given.cup.id);
    place.append(
      ...this.status.elements,
      this.actions.element,
      part("standings", "standing", this.standings.element),
      this.live,
      part("cross", "crossing", this.cross.element),
      part("played", "played", this.games.element),
      part("files", "taken", this.files.element),
      factsOf(given.cup),
    );
    this.show(given.cup);
  }

  start(): void {
    if (isOver(this.cup)) {
      return;
    }
    watch<Cup>(`/api/tournaments/${this.cup.id}`, "tournament", {
      show: (cup) => this.show(cup),
      lost: () => this.status.say(words("lost")),
      gone: (why) => this.status.say(whole(why)),
      // The last word, with ratings and all games in their order.
      end: (cup) => {
        this.show(cup);
        this.games.restart(cup.played);
      },
    });
  }

  private show(cup: Cup): void {
    this.cup = cup;
    this.status.show(cup);
    this.actions.show(cup);
    this.standings.show(cup);
    this.cross.show(cup);
    this.live.hidden = isOver(cup);
    this.boards.show(cup);
    this.games.show(cup.played);
    this.files.show(cup);
  }
}
