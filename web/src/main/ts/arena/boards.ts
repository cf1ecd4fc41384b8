/** Games in progress, as small boards. */
import type { LiveGame } from "model";
import { make } from "../dom.ts";
import { onTheme, theme } from "../shell.ts";
import { called, words } from "../site.ts";
import { type Cup, result } from "./cup.ts";

class Board {
  private readonly picture = make("img", { width: "240", height: "240", alt: "" });
  private readonly title = make("strong");
  private readonly points = make("span");
  readonly element = make(
    "figure",
    { class: "live-board" },
    this.picture,
    make("figcaption", {}, this.title, " ", this.points),
  );
  private shown = "";

  show(id: string, game: LiveGame): void {
    const source = `/api/tournaments/${id}/games/${game.number}/picture?theme=${theme()}` +
      `&ply=${game.ply}`;
    if (source === this.shown) {
      return;
    }
    this.shown = source;
    const points = result(game.seats.map(called), game.scores);
    this.title.textContent = words("live.game", game.number + 1);
    this.points.textContent = points;
    this.fetch(source, words("live.alt", game.number + 1, points, game.ply));
  }

  /** The old picture stays until the new one is there. */
  private fetch(source: string, alt: string): void {
    const next = new Image();
    next.addEventListener("load", () => {
      if (source === this.shown) {
        this.picture.src = source;
        this.picture.alt = alt;
      }
    });
    next.src = source;
  }
}

export class Boards {
  private readonly list = make("div", { class: "live-boards" });
  private readonly none = make("p", { class: "soft" }, words("live.none"));
  readonly element = make("div", {}, this.none, this.list);
  private readonly boards: Board[] = [];
  private last: Cup | undefined;

  constructor() {
    onTheme(() => this.last && this.show(this.last));
  }

  show(cup: Cup): void {
    this.last = cup;
    this.none.hidden = cup.live.length > 0 || this.boards.length > 0;
    cup.live.forEach((game, at) => {
      const board = this.boards[at] ??= new Board();
      if (!board.element.isConnected) {
        this.list.append(board.element);
      }
      board.show(cup.id, game);
    });
  }
}
