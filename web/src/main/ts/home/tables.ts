/** Tables to go on with, to join and to watch, with small boards that follow the games. */
import { arrange, make } from "../dom.ts";
import { onTheme, theme } from "../shell.ts";
import { called, me, words } from "../site.ts";
import { freeSeats, isTurnOf, most, sorted } from "./listed.ts";
import type { ListedSeat, ListedTable, Poster, TablePage } from "model";
import { capital } from "../text.ts";

const PAUSE = 5000;
const MOST: Record<string, number> = { mine: 12, join: 12, watch: 6 };

/** A table on the page. */
interface Shown {
  item: HTMLLIElement;
  picture: HTMLImageElement;
  isSeen: boolean;
  drawn: string;
  told: string;
  table: ListedTable;
}

/** Asks again for a list; gives nothing where nothing is new. */
class Source {
  private tag = "";

  /** @param isWhole whether all pages of the list are wanted */
  constructor(
    private readonly path: string,
    public tables: ListedTable[],
    private readonly isWhole: boolean,
  ) {}

  async renew(): Promise<void> {
    const headers: Record<string, string> = this.tag ? { "If-None-Match": this.tag } : {};
    const response = await fetch(this.path, { headers });
    if (response.ok) {
      this.tag = response.headers.get("ETag") ?? "";
      const page = await response.json() as TablePage;
      this.tables = [...page.tables, ...await this.others(page.before)];
    }
  }

  /** What stands on further pages, where all is wanted. */
  private async others(before: string | undefined): Promise<ListedTable[]> {
    if (before === undefined || !this.isWhole) {
      return [];
    }
    const response = await fetch(`${this.path}&before=${encodeURIComponent(before)}`);
    if (!response.ok) {
      return [];
    }
    const page = await response.json() as TablePage;
    return [...page.tables, ...await this.others(page.before)];
  }
}

export class Tables {
  private readonly shown = new Map<string, Shown>();
  private readonly sources: { mine: Source; open: Source };
  private readonly seen = new IntersectionObserver((entries) => this.see(entries), {
    rootMargin: "100px",
  });

  constructor(
    mine: ListedTable[],
    open: ListedTable[],
    private readonly pictures: Record<string, Poster>,
  ) {
    this.sources = {
      mine: new Source("/api/tables?mine=true&phase=current&limit=100", mine, true),
      open: new Source("/api/tables", open, false),
    };
  }

  start(): void {
    this.show();
    onTheme(() => this.show());
    document.addEventListener("visibilitychange", () => this.renew());
    setInterval(() => this.renew(), PAUSE);
  }

  /** Nothing is asked for while nobody looks. */
  private async renew(): Promise<void> {
    if (document.hidden) {
      return;
    }
    try {
      await Promise.all([me ? this.sources.mine.renew() : undefined, this.sources.open.renew()]);
      this.show();
    } catch {
      // The line is lost; the lists stay as they are until it is back.
    }
  }

  private show(): void {
    const lists = sorted(this.sources.mine.tables, this.sources.open.tables, me?.id);
    const gone = new Set(this.shown.keys());
    for (const [name, tables] of Object.entries(lists) as [string, ListedTable[]][]) {
      const section = document.getElementById(name);
      const usual = MOST[name] ?? 0;
      const first = tables.slice(0, name === "mine" ? most(tables, me?.id, usual) : usual);
      const list = section?.querySelector("ul");
      if (list) {
        arrange(list, first.map((table) => this.item(table)));
      }
      section?.toggleAttribute("hidden", first.length === 0);
      first.forEach((table) => gone.delete(table.id));
    }
    gone.forEach((id) => {
      const shown = this.shown.get(id);
      if (shown) {
        this.seen.unobserve(shown.item);
        this.shown.delete(id);
      }
    });
    const nobody = document.querySelector(".none");
    nobody?.toggleAttribute("hidden", lists.join.length + lists.watch.length > 0);
  }

  private item(table: ListedTable): HTMLElement {
    const shown = this.shown.get(table.id) ?? this.begin(table);
    shown.table = table;
    const mark = isTurnOf(table, me?.id);
    shown.item.classList.toggle("your-turn", mark);
    const about = this.about(table, mark);
    const told = about.map((each) => each.textContent).join("\n");
    if (shown.told !== told) {
      shown.told = told;
      shown.item.querySelector("a")?.replaceChildren(shown.picture, ...about);
    }
    this.draw(shown);
    return shown.item;
  }

  private begin(table: ListedTable): Shown {
    const picture = make("img", { alt: "" });
    const item = make("li", {}, make("a", { href: `/tables/${table.id}` }));
    const shown = { item, picture, isSeen: false, drawn: "", told: "", table };
    this.shown.set(table.id, shown);
    this.seen.observe(item);
    return shown;
  }

  private about(table: ListedTable, isTurn: boolean): Node[] {
    const names = table.seats.map((seat) => seat.kind === "free" ? words("free") : name(seat));
    const state = isTurn ? make("strong", { class: "turn" }, words("yourTurn")) : this.state(table);
    return [
      make("span", { class: "game" }, capital(table.game)),
      make("span", { class: "who" }, names.join(" · ")),
      make("span", { class: "state" }, state),
    ];
  }

  private state(table: ListedTable): string {
    if (table.phase === "gathering") {
      return words("freeSeats", freeSeats(table));
    }
    if (table.phase === "over") {
      return outcome(table);
    }
    const own = table.seats.find((seat) => seat.account === me?.id && seat.standIn !== undefined);
    if (own?.standIn !== undefined) {
      return words("standsIn", called(own.standIn));
    }
    const mover = table.mover === undefined ? undefined : table.seats[table.mover];
    return mover ? words("turnOf", name(mover)) : "";
  }

  private see(entries: IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      for (const shown of this.shown.values()) {
        if (shown.item === entry.target) {
          shown.isSeen = entry.isIntersecting;
          this.draw(shown);
        }
      }
    }
  }

  /** Draws the board anew if it was looked at and has changed. */
  private async draw(shown: Shown): Promise<void> {
    const { id, game, phase, ply } = shown.table;
    const wanted = `${phase} ${ply} ${theme()}`;
    if (!shown.isSeen || shown.drawn === wanted) {
      return;
    }
    shown.drawn = wanted;
    if (phase !== "running" && phase !== "over") {
      shown.picture.src = this.pictures[game]?.[theme()] ?? "";
      return;
    }
    const path = `/api/tables/${id}/board?as=svg&small=true&theme=${theme()}`;
    const response = await fetch(path).catch(() => undefined);
    if (response?.ok) {
      shown.picture.src = `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
    } else {
      shown.drawn = "";
    }
  }
}

/** How a game has ended, for who was not there. */
function outcome(table: ListedTable): string {
  const payoffs = table.result?.payoffs ?? [];
  const best = Math.max(...payoffs);
  const won = table.seats.filter((_, seat) => payoffs[seat] === best);
  if (payoffs.length === 0 || won.length === table.seats.length) {
    return words("overDraw");
  }
  return won.some((seat) => seat.account === me?.id)
    ? words("overYou")
    : words("overWon", won.map(name).join(", "));
}

/** Who sits somewhere; levels have names in the reader's language. */
function name(seat: ListedSeat): string {
  return seat.kind === "bot" ? called(seat.name) : seat.name;
}
