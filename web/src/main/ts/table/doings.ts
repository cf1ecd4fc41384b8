/** What one does at a table, by keys and buttons. */
import { find } from "../dom.ts";
import { keyed } from "../key.ts";
import { me, words } from "../site.ts";
import { listenToKeys } from "./keys.ts";
import type { Part } from "model";
import type { Parts } from "./parts.ts";
import { pointing } from "./pointing.ts";
import { open } from "./server.ts";

export class Doings {
  private hasName = me !== null;

  /** @param refresh shows the table as it is known now */
  constructor(private readonly parts: Parts, private readonly refresh: () => void) {}

  /** Listens to keys, clicks and the wheel. */
  listen(): void {
    const { stage, board, play } = this.parts;
    this.keys();
    this.fields();
    pointing(stage, board, play);
    find("#larger").addEventListener("click", () => this.zoom("larger"));
    find("#smaller").addEventListener("click", () => this.zoom("smaller"));
    find("#whole").addEventListener("click", () => this.zoom("whole"));
  }

  private keys(): void {
    const { board, drawers, play, options, log } = this.parts;
    listenToKeys({
      go: (direction) => board.go(direction),
      enter: () => this.enter(),
      escape: () => this.escape(),
      leave: () => {
        drawers.close();
        board.host.focus({ preventScroll: true });
      },
      turn: (by) => play.turn(by),
      undo: () => play.scene?.undo && play.undo(),
      hint: () => this.hint(),
      type: () => options.openTyping(),
      log: () => {
        drawers.reveal("log");
        find("#lines").focus();
        log.go(1);
      },
      chat: () => {
        drawers.reveal("chat");
        find("#saying").focus();
      },
      zoom: (by) => this.zoom(by),
      help: () => options.openKeys(),
    });
  }

  private fields(): void {
    find("#lines").addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        this.parts.log.go(event.key === "ArrowDown" ? 1 : -1);
      }
    });
    find("#saying").addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        find("#saying").blur();
        this.parts.drawers.close();
      }
    });
  }

  private zoom(by: "larger" | "smaller" | "whole"): void {
    const { zoom } = this.parts;
    if (by === "whole") {
      zoom.whole();
    } else {
      zoom.by(by === "larger" ? 1.5 : 1 / 1.5);
    }
  }

  private enter(): boolean {
    const { play, board } = this.parts;
    if (play.confirm()) {
      return true;
    }
    const word = board.word(document.activeElement);
    if (word !== null) {
      play.choose(word);
    }
    return word !== null;
  }

  private escape(): void {
    const { status, drawers, actions, play } = this.parts;
    status.pass("", false);
    if (!actions.close() && !drawers.close()) {
      play.back();
    }
  }

  async hint(): Promise<void> {
    const { sitting, status, play } = this.parts;
    if (!sitting.isMine) {
      return;
    }
    status.pass(words("hint.wait"), false);
    await this.parts.attempt(async () => {
      const hint = await play.hint();
      if (hint) {
        status.pass([hint.sentence, ...hint.reasons].join(" "), false);
        this.parts.light(hint.words ?? hint.move.split(" "));
      }
    });
  }

  /** Chooses what is done about who is away; where that is refused it may have come back. */
  async away(then: "wait" | "bot" | "end"): Promise<void> {
    const { sitting, server } = this.parts;
    const isDone = await this.parts.attempt(() => server.away(sitting.table.ply ?? 0, then));
    if (!isDone) {
      await this.parts.attempt(async () => sitting.renew(await server.table(), Date.now()));
      this.refresh();
    }
  }

  /** Offers a rematch, takes one or refuses it; where it has begun one goes there. */
  async again(isOffer: boolean): Promise<void> {
    const { sitting, server } = this.parts;
    const next = sitting.table.again;
    if (next) {
      location.assign(keyed(`/tables/${next}`, server.key));
    } else {
      await this.parts.attempt(() => server.offer("rematch", isOffer));
    }
  }

  async say(text: string): Promise<boolean> {
    return await this.parts.attempt(async () => {
      if (!this.hasName) {
        const name = prompt(words("say.name"), localStorage.getItem("name") ?? "") ?? "";
        if (!name.trim()) {
          throw new Error(words("say.name"));
        }
        await open(name.trim());
        this.hasName = true;
      }
      await this.parts.server.say(text);
    });
  }

  /** What the points consist of. */
  async explain(): Promise<Part[]> {
    const scene = await this.parts.server.scene({ layers: ["scores"] });
    return scene.players;
  }

  /** Shows places of the log on the board. */
  bring(places: string[]): void {
    const { board, zoom } = this.parts;
    const at = places.map((place) => board.where(place)).find((where) => where !== null);
    if (at) {
      zoom.centre(at);
    }
    this.parts.light(places);
  }
}
