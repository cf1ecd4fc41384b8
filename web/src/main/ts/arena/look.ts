/** One tournament, as it goes. */
import { get } from "../api.ts";
import { make } from "../dom.ts";
import { words } from "../site.ts";
import { Actions, Files } from "./actions.ts";
import { Boards } from "./boards.ts";
import { type Cup, isOver, status, timeLeft } from "./cup.ts";
import { Games } from "./games.ts";
import { formatOf } from "./list.ts";
import { count, CrossTable, Standings } from "./tables.ts";

/** So many milliseconds later it is tried again. */
const AGAIN = 3000;

export interface Given {
  cup: Cup;
  mine: boolean;
}

function part(title: string, kind: string, ...body: Node[]): HTMLElement {
  const id = `part-${kind}`;
  return make(
    "section",
    { class: kind, "aria-labelledby": id },
    make("h2", { id }, words(title)),
    ...body,
  );
}

function fact(name: string, value: string): Node[] {
  return value ? [make("dt", {}, words(`fact.${name}`)), make("dd", {}, value)] : [];
}

/** What it is, in one place: it does not change. */
function facts(cup: Cup): HTMLElement {
  const options = Object.entries(cup.options).map(([name, value]) => `${name}=${value}`);
  const format = formatOf(cup);
  return make(
    "dl",
    { class: "facts" },
    ...fact("bots", cup.bots.join(", ")),
    ...fact("format", `${format}, ${words("fact.table", cup.players)}`),
    ...fact("clock", cup.clock === "none" ? "" : cup.clock),
    ...fact("seed", String(cup.seed)),
    ...fact("options", options.join(" ")),
  );
}

export class Look {
  private readonly status = make("span", { role: "status" });
  private readonly told = make("span", { class: "soft" });
  private readonly progress = make("progress", { "aria-label": words("progress.label") });
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
    this.actions = new Actions(given.cup.id, given.mine);
    this.games = new Games(given.cup.id);
    place.append(
      make("p", { class: "status-line" }, this.status, " ", this.told),
      this.progress,
      this.actions.element,
      part("standings", "standing", this.standings.element),
      this.live,
      part("cross", "crossing", this.cross.element),
      part("played", "played", this.games.element),
      part("files", "taken", this.files.element),
      facts(given.cup),
    );
    this.show(given.cup);
  }

  start(): void {
    if (isOver(this.cup)) {
      return;
    }
    const stream = new EventSource(`/api/tournaments/${this.cup.id}/events`);
    stream.addEventListener("tournament", (event) => {
      const cup = JSON.parse(event.data) as Cup;
      this.show(cup);
      if (isOver(cup)) {
        stream.close();
        this.end();
      }
    });
    stream.addEventListener("error", () => {
      this.say(words("lost"));
      // A browser comes back by itself, unless it was told not to.
      if (stream.readyState === EventSource.CLOSED) {
        setTimeout(() => this.again(), AGAIN);
      }
    });
  }

  private async again(): Promise<void> {
    try {
      await this.end();
      this.start();
    } catch {
      setTimeout(() => this.again(), AGAIN);
    }
  }

  /** The last word, with ratings and all games in their order. */
  private async end(): Promise<void> {
    this.show(await get<Cup>(`/api/tournaments/${this.cup.id}`));
    this.games.restart(this.cup.played);
  }

  /** Whoever listens to the page hears it only when it is something new. */
  private say(text: string): void {
    if (this.status.textContent !== text) {
      this.status.textContent = text;
    }
  }

  private show(cup: Cup): void {
    this.cup = cup;
    this.say(words(...status(cup)));
    const left = timeLeft(cup.state === "running" ? cup.left : undefined);
    const parts = [words("progress", count(cup.played), count(cup.planned))];
    this.told.textContent = [...parts, ...(left ? [words(...left)] : [])].join(", ");
    this.told.hidden = isOver(cup);
    this.progress.max = Math.max(1, cup.planned);
    this.progress.value = cup.played;
    this.progress.hidden = isOver(cup);
    this.actions.show(cup);
    this.standings.show(cup);
    this.cross.show(cup);
    this.live.hidden = isOver(cup);
    this.boards.show(cup);
    this.games.show(cup.played);
    this.files.show(cup);
  }
}
