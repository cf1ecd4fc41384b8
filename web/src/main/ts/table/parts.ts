/** The parts of a table's page, put together. */
import { Board } from "../board.ts";
import { find } from "../dom.ts";
import { keyOf } from "../key.ts";
import { lesson } from "../lesson.ts";
import { called, data, me, words } from "../site.ts";
import { Zoom } from "../zoom.ts";
import { Actions } from "./actions.ts";
import { Aids } from "./aids.ts";
import { Attention } from "./attention.ts";
import { Chat } from "./chat.ts";
import { Drawers } from "./drawers.ts";
import { LogView } from "./logview.ts";
import type { Event, Part, Scene, Table, TableData } from "model";
import { Options } from "./options.ts";
import { Play } from "./play.ts";
import { Players } from "./players.ts";
import { Room } from "./room.ts";
import { isTall } from "./screen.ts";
import { Server } from "./server.ts";
import { Sitting } from "./sitting.ts";
import { Status } from "./status.ts";
import { Tick } from "./tick.ts";

/** Of the table there is all but the position and what is legal. */
type Given = TableData & { table: Table };

/** What parts ask the page for. */
export interface Ways {
  shown(scene: Scene): void;
  happened(event: Event): void;
  sending(isSending: boolean): void;
  handOver(seat: number): Promise<void>;
  aided(): void;
  hint(): void;
  result(): void;
  away(then: "wait" | "bot" | "end"): void;
  asked(): void;
  say(text: string): Promise<boolean>;
  explain(): Promise<Part[]>;
  /** Shows places of the log on the board. */
  bring(places: string[]): void;
}

export class Parts {
  readonly given = data<Given>();
  readonly server = new Server(this.given.table.id, keyOf(this.given.table.id));
  readonly sitting = new Sitting(this.given.table, Date.now(), called);
  readonly stage = find("#stage");
  readonly overlay = find("#overlay");
  readonly board = new Board(find("#board"));
  readonly zoom = new Zoom(
    find("#window"),
    find("#board"),
    () => this.tick.show(this.play.scene),
  );
  readonly lesson = this.given.lesson ? lesson(this.given.lesson, words, find("#lesson")) : null;
  readonly status = new Status(find("#status"), words("lost"));
  readonly drawers = new Drawers(find("#table"), find(".tabs"), words);
  readonly aids: Aids;
  readonly attention: Attention;
  readonly log: LogView;
  readonly players: Players;
  readonly play: Play;
  readonly tick: Tick;
  readonly options: Options;
  readonly room: Room;
  readonly actions: Actions;
  readonly chat: Chat;

  constructor(ways: Ways) {
    const light = (places: string[]) => this.light(places);
    this.aids = new Aids(this.given.table.id, () => ways.aided());
    this.attention = new Attention(this.given.title, words, this.aids);
    this.log = new LogView(find("#lines"), light, (places) => ways.bring(places));
    this.players = new Players(find("#players"), words, light, () => ways.explain());
    const { moveWords } = this.given;
    this.play = new Play(this.server, this.sitting, this.board, moveWords, () => this.layers, {
      shown: (scene) => ways.shown(scene),
      happened: (event) => ways.happened(event),
      refused: (text) => this.status.pass(text, true),
      sending: (isSending) => ways.sending(isSending),
      handOver: (seat) => ways.handOver(seat),
    });
    this.tick = new Tick(this.overlay, this.board, words, () => this.play.confirm());
    this.options = new Options(document.body, words, this.aids, (text) => this.play.type(text));
    this.room = this.makeRoom();
    this.actions = this.makeActions(ways);
    this.chat = this.makeChat(ways);
  }

  private makeRoom(): Room {
    const isYours = this.given.table.yours ?? false;
    return new Room(find("#room"), words, this.server, isYours, this.given.title);
  }

  private makeActions(ways: Ways): Actions {
    return new Actions(find("#actions"), find("#zooms"), words, this.aids, {
      undo: () => this.play.undo(),
      hint: () => ways.hint(),
      resign: () => this.attempt(() => this.server.resign()),
      away: (then) => ways.away(then),
      asked: () => ways.asked(),
      offer: (kind, isOffer) => this.attempt(() => this.server.offer(kind, isOffer)),
      result: () => ways.result(),
      pace: (wish) => this.attempt(() => this.server.pace(wish)),
      step: () => this.attempt(() => this.server.step()),
      options: () => this.options.open(),
    }, this.given.knowsDraws);
  }

  private makeChat(ways: Ways): Chat {
    const mute = (account: string, isMuted: boolean) =>
      this.attempt(() => this.server.mute(account, isMuted));
    return new Chat(
      find("#sayings"),
      find<HTMLFormElement>("#say"),
      words,
      me?.id ?? "",
      (text) => ways.say(text),
      this.given.table.yours ? mute : null,
    );
  }

  /** What is shown besides the board. */
  get layers(): string[] {
    return ["ahead", ...this.aids.layers, ...(isTall() ? ["tall"] : [])];
  }

  get hasBegun(): boolean {
    return this.sitting.table.phase !== "gathering" && this.sitting.table.ply !== undefined;
  }

  /** Does something that may be refused, which is then said. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (refusal) {
      this.status.pass((refusal as Error).message, true);
      return false;
    }
  }

  /** Lights places on the board, or none. */
  light(places: string[]): void {
    if (places.length) {
      this.board.light(places);
    } else {
      this.board.unlight();
    }
  }
}
