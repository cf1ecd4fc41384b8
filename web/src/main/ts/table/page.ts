/** The page of a table: puts its parts together and tells them what happens. */
import { announce } from "../announce.ts";
import { Board } from "../board.ts";
import { find, isStill } from "../dom.ts";
import { lesson } from "../lesson.ts";
import { rise } from "../motion.ts";
import { data, me, words } from "../site.ts";
import { type Line, Stream, type Told } from "../stream.ts";
import { Zoom } from "../zoom.ts";
import { Actions } from "./actions.ts";
import { Aids } from "./aids.ts";
import { Attention } from "./attention.ts";
import { Chat } from "./chat.ts";
import { showChoices } from "./choices.ts";
import { handOver } from "./curtain.ts";
import { Drawers } from "./drawers.ts";
import { ending } from "./ending.ts";
import { listenToKeys } from "./keys.ts";
import { earned } from "./log.ts";
import { LogView } from "./logview.ts";
import { type Event, MOVING, type Part, type Scene, type Table, TYPES } from "./model.ts";
import { Options } from "./options.ts";
import { offered } from "./path.ts";
import { Play } from "./play.ts";
import { Players } from "./players.ts";
import { Room } from "./room.ts";
import { sentence } from "./sentence.ts";
import { open, Server } from "./server.ts";
import { Sitting } from "./sitting.ts";
import { Status } from "./status.ts";
import { Tick } from "./tick.ts";
import { told } from "./told.ts";
import { pointing } from "./pointing.ts";

interface Given {
  title: string;
  table: Table;
  knowsDraws: boolean;
  isOpen: boolean;
  /** Why games end, in words. */
  causes: Record<string, string>;
  /** The game, if its steps are to be explained. */
  lesson?: string;
}

export class TablePage {
  private readonly given = data<Given>();
  private readonly server = new Server(this.given.table.id);
  private readonly sitting = new Sitting(this.given.table, Date.now());
  private readonly stage = find("#stage");
  private readonly overlay = find("#overlay");
  private readonly board = new Board(find("#board"));
  private readonly zoom = new Zoom(
    find("#window"),
    find("#board"),
    () => this.tick.show(this.play.scene),
  );
  private readonly lesson = this.given.lesson
    ? lesson(this.given.lesson, words, find("#lesson"))
    : null;
  private readonly status = new Status(find("#status"), words("lost"));
  private readonly aids = new Aids(this.given.table.id, () => this.aided());
  private readonly attention = new Attention(this.given.title, words, this.aids);
  private readonly log = new LogView(
    find("#lines"),
    (places) => this.light(places),
    (places) => this.bring(places),
  );
  private readonly drawers = new Drawers(find("#table"), find(".tabs"), words);
  private readonly players = new Players(
    find("#players"),
    words,
    (places) => this.light(places),
    () => this.explain(),
  );
  private readonly play = new Play(this.server, this.sitting, this.board, this.aids, {
    shown: (scene) => this.shown(scene),
    happened: (event) => this.happened(event),
    refused: (text) => this.status.pass(text, true),
    sending: (isSending) => this.sending(isSending),
    handOver: (seat) => this.handOver(seat),
  });
  private readonly tick = new Tick(this.overlay, this.board, words, () => this.play.confirm());
  private readonly options = new Options(
    document.body,
    words,
    this.aids,
    (text) => this.play.type(text),
  );
  private readonly room = new Room(
    find("#room"),
    words,
    this.server,
    new URLSearchParams(location.search).get("key") ?? this.keptKey(),
    this.given.table.yours ?? false,
    this.given.title,
  );
  private readonly actions = new Actions(find("#actions"), words, this.aids, {
    undo: () => this.play.undo(),
    hint: () => this.hint(),
    resign: () => this.attempt(() => this.server.resign()),
    draw: (isOffer) => this.attempt(() => this.server.draw(isOffer)),
    again: () => this.again(),
    pace: (wish) => this.attempt(() => this.server.pace(wish)),
    step: () => this.attempt(() => this.server.step()),
    options: () => this.options.open(),
  }, this.given.knowsDraws);
  private readonly chat = new Chat(
    find("#sayings"),
    find<HTMLFormElement>("#say"),
    words,
    me?.id ?? "",
    (text) => this.say(text),
    this.given.table.yours
      ? (account, isMuted) => this.attempt(() => this.server.mute(account, isMuted))
      : null,
  );
  private known = 0;
  private ply = 0;
  private last = "";
  private hasEnded = this.sitting.isOver;

  start(): void {
    this.keys();
    pointing(this.stage, this.board, this.play);
    find("#larger").addEventListener("click", () => this.zoom.by(1.5));
    find("#smaller").addEventListener("click", () => this.zoom.by(1 / 1.5));
    find("#whole").addEventListener("click", () => this.zoom.whole());
    this.known = this.sitting.table.event;
    new Stream(this.server.events, TYPES, {
      told: (event) => this.told(event),
      line: (line) => this.line(line),
    }, 0);
    this.refresh();
    if (this.hasBegun) {
      this.attempt(() => this.play.renew());
    }
    setInterval(() => this.players.tick(this.sitting, Date.now()), 100);
  }

  private get hasBegun(): boolean {
    return this.sitting.table.phase !== "gathering" && this.sitting.table.ply !== undefined;
  }

  /** A key that came with the link when the table was made. */
  private keptKey(): string {
    return sessionStorage.getItem(`key.${this.given.table.id}`) ?? "";
  }

  // What happens

  private told(given: Told): void {
    const event = given as unknown as Event;
    const isNew = (event.id ?? Infinity) > this.known;
    if (event.type === "reset") {
      location.reload();
      return;
    }
    const line = told(event, (seat) => this.sitting.name(seat), words);
    this.log.add(line);
    if (event.type === "said") {
      this.chat.add(event);
    }
    if (!isNew) {
      return;
    }
    this.sitting.take(event, Date.now());
    if (event.type === "sat" && event.account === me?.id && event.seat !== undefined) {
      const seat = this.sitting.table.seats[event.seat];
      if (seat) {
        seat.you = true;
      }
    }
    if (line.length) {
      this.last = line.at(-1)?.text ?? "";
      this.drawers.note("log");
      announce(line.map((each) => each.text).join(" "));
    }
    if (event.type === "said") {
      this.drawers.note("chat");
      announce(`${event.name}: ${event.text}`);
    }
    if (MOVING.includes(event.type)) {
      this.play.add(event);
    }
    if (event.type === "again" && this.sitting.own.length > 0) {
      this.status.pass(words("again.others"), false);
    }
    this.refresh();
  }

  private line(line: Line): void {
    const wasLost = this.status.isLost;
    this.status.lost(line === "lost");
    if (line === "live" && wasLost) {
      this.status.pass(words("back"), false, 3000);
      this.attempt(async () => {
        this.sitting.renew(await this.server.table(), Date.now());
        this.refresh();
      });
    }
  }

  /** Another scene is on the board. */
  private shown(scene: Scene): void {
    if (scene.ply !== this.ply) {
      // What was refused or advised was about the position before.
      this.status.pass("", false);
    }
    this.ply = scene.ply;
    this.tick.show(scene);
    this.options.suggest(offered(scene));
    this.lesson?.asked(scene.step ?? "");
    this.refresh();
  }

  /** While a move is on its way nothing else can be chosen. */
  private sending(isSending: boolean): void {
    this.stage.classList.toggle("sending", isSending);
    this.tick.show(isSending ? null : this.play.scene);
  }

  private happened(event: Event): void {
    event.events?.forEach((each) => this.lesson?.told(each.key));
    this.attention.sound("move");
    if (!isStill() && !document.hidden) {
      this.risePoints(event);
    }
    if (event.type === "ended" || this.sitting.isOver && !this.hasEnded) {
      this.end();
    }
  }

  private risePoints(event: Event): void {
    for (const each of earned(event)) {
      const at = each.places.map((place) => this.board.where(place)).find((where) =>
        where !== null
      );
      const box = this.players.at(each.seat)?.getBoundingClientRect();
      const where = at ?? (box ? { x: box.x + box.width / 2, y: box.y } : null);
      if (where) {
        const text = each.points > 0 ? `+${each.points}` : `−${-each.points}`;
        rise(this.stage, text, where.x, where.y, `p${each.seat % 8}`);
      }
    }
  }

  private end(): void {
    if (this.hasEnded) {
      return;
    }
    this.hasEnded = true;
    this.attention.sound("end");
    this.lesson?.told("ended");
    this.drawers.close();
    const card = ending(
      this.stage,
      this.sitting,
      words,
      this.given.causes,
      this.sitting.own.length > 0 ? () => this.again() : null,
    );
    card.querySelector<HTMLElement>("button,a")?.focus({ preventScroll: true });
  }

  private refresh(): void {
    const { table } = this.sitting;
    const scene = this.play.scene;
    this.room.show(this.sitting);
    find("#table").dataset.phase = table.phase;
    this.players.show(this.sitting, scene?.players ?? [], this.aids.has("projected"));
    this.actions.show(this.sitting, scene);
    showChoices(
      find("#choices"),
      this.play.isAsked ? scene : null,
      (word) => this.board.spot(word) !== null,
      words,
      this.play,
    );
    const text = sentence(table, scene, this.last, words);
    this.status.say(text);
    this.attention.turn(this.sitting.isMine, text);
  }

  // What one does

  private keys(): void {
    listenToKeys({
      go: (direction) => this.board.go(direction),
      enter: () => this.enter(),
      escape: () => this.escape(),
      leave: () => {
        this.drawers.close();
        this.board.host.focus({ preventScroll: true });
      },
      turn: (by) => this.play.turn(by),
      undo: () => this.play.scene?.undo && this.play.undo(),
      hint: () => this.hint(),
      type: () => this.options.openTyping(),
      log: () => {
        this.drawers.reveal("log");
        find("#lines").focus();
        this.log.go(1);
      },
      chat: () => {
        this.drawers.reveal("chat");
        find("#saying").focus();
      },
      zoom: (by) =>
        by === "whole" ? this.zoom.whole() : this.zoom.by(by === "larger" ? 1.5 : 1 / 1.5),
      help: () => this.options.openKeys(),
    });
    find("#lines").addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        this.log.go(event.key === "ArrowDown" ? 1 : -1);
      }
    });
  }

  private enter(): boolean {
    if (this.play.confirm()) {
      return true;
    }
    const active = document.activeElement;
    const word = this.board.word(active);
    if (word !== null) {
      this.play.choose(word);
    }
    return word !== null;
  }

  private escape(): void {
    this.status.pass("", false);
    this.overlay.querySelector(".hint")?.remove();
    if (!this.drawers.close()) {
      this.play.back();
    }
  }

  private async hint(): Promise<void> {
    if (!this.sitting.isMine) {
      return;
    }
    this.status.pass(words("hint.wait"), false);
    await this.attempt(async () => {
      const hint = await this.play.hint();
      if (hint) {
        this.status.pass([hint.sentence, ...hint.reasons].join(" "), false);
        this.light(hint.words ?? hint.move.split(" "));
      }
    });
  }

  private async again(): Promise<void> {
    await this.attempt(async () => {
      const next = this.sitting.table.again ?? (await this.server.again()).id;
      location.assign(`/tables/${next}`);
    });
  }

  private async say(text: string): Promise<boolean> {
    return await this.attempt(async () => {
      if (me === null) {
        const name = prompt(words("say.name"), localStorage.getItem("name") ?? "") ?? "";
        if (!name.trim()) {
          throw new Error(words("say.name"));
        }
        await open(name.trim());
      }
      await this.server.say(text);
    });
  }

  private async attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (refusal) {
      this.status.pass((refusal as Error).message, true);
      return false;
    }
  }

  private aided(): void {
    if (this.hasBegun) {
      this.attempt(() => this.play.again());
    }
    this.refresh();
  }

  private async explain(): Promise<Part[]> {
    const scene = await this.server.scene({ layers: ["scores"] });
    return scene.players;
  }

  private light(places: string[]): void {
    if (places.length) {
      this.board.light(places);
    } else {
      this.board.unlight();
    }
  }

  private bring(places: string[]): void {
    const at = places.map((place) => this.board.where(place)).find((where) => where !== null);
    if (at && this.zoom.scale > 1) {
      this.zoom.centre(at);
    }
    this.light(places);
  }

  private async handOver(seat: number): Promise<void> {
    if (!this.given.isOpen) {
      await handOver(this.stage, this.sitting.name(seat), words);
    }
  }
}
