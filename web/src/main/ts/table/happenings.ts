/** What happens at a table is told to the parts of its page. */
import { announce } from "../announce.ts";
import { find, isStill } from "../dom.ts";
import { keyed } from "../key.ts";
import { rise } from "../motion.ts";
import { called, me, words } from "../site.ts";
import { shown as inWords } from "../tongue.ts";
import type { Line } from "../stream.ts";
import { listed, showChoices } from "./choices.ts";
import { handOver } from "./curtain.ts";
import { ending } from "./ending.ts";
import { earned } from "./log.ts";
import type { Event, RatingStep, Scene, SheetRow } from "model";
import { MOVING } from "./model.ts";
import type { Parts } from "./parts.ts";
import { offered } from "./path.ts";
import { fading, isTall } from "./screen.ts";
import { sentence } from "./sentence.ts";
import { told } from "./told.ts";

export class Happenings {
  private readonly known: number;
  private readonly fades = [fading(find("#choices")), fading(find("#window"))];
  private ply = 0;
  private hasEnded: boolean;
  /** What is asked for once the game is over. */
  private rows: Promise<SheetRow[]> | null = null;
  private steps: Promise<RatingStep[]> | null = null;

  /** @param again offers a rematch, takes one or refuses it */
  constructor(private readonly parts: Parts, private readonly again: (isOffer: boolean) => void) {
    this.known = parts.sitting.table.event;
    this.hasEnded = parts.sitting.isOver;
  }

  told(event: Event): void {
    const { sitting, drawers, log, chat, play } = this.parts;
    const isNew = (event.id ?? Infinity) > this.known;
    if (event.type === "reset") {
      location.reload();
      return;
    }
    const line = told(event, (seat) => sitting.name(seat), called, words);
    log.add(line);
    if (event.type === "said") {
      chat.add(event);
    }
    if (!isNew) {
      return;
    }
    sitting.take(event, Date.now());
    this.sat(event);
    if (line.length) {
      drawers.note("log");
      announce(line.map((each) => each.text).join(" "));
    }
    if (event.type === "said" && !chat.isMuted(event.account)) {
      drawers.note("chat");
      announce(`${event.name}: ${event.text}`);
    }
    if (MOVING.includes(event.type)) {
      play.add(event);
    }
    if (event.type === "again") {
      this.goOn();
    }
    if (event.type === "offered" || event.type === "declined") {
      this.recard();
    }
    this.refresh();
  }

  /** Who sits down sees the table as a player from then on. */
  private sat(event: Event): void {
    if (event.type === "sat" && event.account === me?.id) {
      const seat = this.parts.sitting.table.seats[event.seat];
      if (seat) {
        seat.you = true;
      }
    }
  }

  /** All have taken the rematch: who plays goes there, who looks on is told. */
  private goOn(): void {
    const { sitting, server, status } = this.parts;
    const next = sitting.table.again;
    if (next && sitting.own.length > 0) {
      location.assign(keyed(`/tables/${next}`, server.key));
    } else {
      status.pass(words("again.others"), false);
    }
  }

  /** What is offered after the end stands on its card. */
  private recard(): void {
    if (this.card) {
      this.result();
    }
  }

  /** Asks for the table as it is, and whether nothing can happen there any more. */
  async isClosed(): Promise<boolean> {
    const { sitting, server } = this.parts;
    sitting.renew(await server.table(), Date.now());
    this.refresh();
    return sitting.table.phase === "closed";
  }

  /** @param why nothing comes any more, where that was refused */
  line(line: Line, why: string): void {
    const { status, sitting } = this.parts;
    const wasLost = status.isLost;
    status.lost(line === "lost");
    if (line === "live" && wasLost) {
      status.pass(words("back"), false, 3000);
      this.parts.attempt(async () => {
        await this.isClosed();
        await this.parts.play.catchUp();
      });
    } else if (line === "over" && why) {
      sitting.table.phase = "closed";
      status.pass(why, true);
      this.refresh();
    }
  }

  /** Another scene is on the board. */
  shown(scene: Scene): void {
    const { status, tick, options, lesson, zoom } = this.parts;
    if (scene.ply !== this.ply) {
      // What was refused or advised was about the position before.
      status.pass("", false);
    }
    this.ply = scene.ply;
    zoom.scroll(isTall() && this.parts.board.isHigh);
    tick.show(scene);
    options.suggest(offered(scene).map((word) => inWords(this.parts.given.moveWords, word)));
    lesson?.asked(scene.step ?? "");
    this.refresh();
    this.bringAsked(scene);
  }

  /** Of a drawing that is higher than the screen that part is shown in which one has to choose. */
  private bringAsked(scene: Scene): void {
    const { board, zoom } = this.parts;
    const buttons = listed(scene, (word) => board.spot(word) !== null).map((each) => each.word);
    const spots = board.legal().filter((spot) => !buttons.includes(spot.dataset.word ?? ""));
    zoom.reveal(spots);
    zoom.keepInSight(spots);
  }

  /** While a move is on its way nothing else can be chosen. */
  sending(isSending: boolean): void {
    this.parts.stage.classList.toggle("sending", isSending);
    this.parts.tick.show(isSending ? null : this.parts.play.scene);
  }

  happened(event: Event): void {
    event.events?.forEach((each) => this.parts.lesson?.told(each.key));
    this.parts.attention.sound("move");
    if (!isStill() && !document.hidden) {
      this.risePoints(event);
    }
    if (event.type === "ended" || this.parts.sitting.isOver && !this.hasEnded) {
      this.end();
    }
  }

  private risePoints(event: Event): void {
    const { board, players, stage } = this.parts;
    for (const each of earned(event)) {
      const at = each.places.map((place) => board.where(place)).find((where) => where !== null);
      const box = players.at(each.seat)?.getBoundingClientRect();
      const where = at ?? (box ? { x: box.x + box.width / 2, y: box.y } : null);
      if (where) {
        const text = each.points > 0 ? `+${each.points}` : `−${-each.points}`;
        rise(stage, text, where.x, where.y, `p${each.seat % 8}`);
      }
    }
  }

  private end(): void {
    if (this.hasEnded) {
      return;
    }
    this.hasEnded = true;
    this.parts.attention.sound("end");
    this.parts.lesson?.told("ended");
    this.result();
    this.refresh();
  }

  private get card(): HTMLElement | null {
    return find("#table").querySelector(".ending");
  }

  /** Shows how the game ended, and how one can go on from there. */
  result(): void {
    const { drawers, sitting, given, server } = this.parts;
    drawers.close();
    const card = ending(find("#table"), sitting, words, {
      causes: given.causes,
      key: server.key,
      again: sitting.own.length > 0 ? this.again : null,
      rows: () =>
        this.rows ??= server.scene({ layers: ["scores"] }).then(({ sheet }) => sheet ?? []),
      steps: () => this.steps ??= sitting.table.rated ? server.ratings() : Promise.resolve([]),
      closed: () => this.refresh(),
    });
    card.querySelector<HTMLElement>(".row > *")?.focus({ preventScroll: true });
    this.refresh();
  }

  /** What others offer, in words. */
  private offers(): string[] {
    const { sitting } = this.parts;
    return sitting.offered.map(({ kind, seats }) =>
      words(`offer.${kind}`, seats.map((seat) => sitting.name(seat)).join(", "))
    );
  }

  async handOver(seat: number): Promise<void> {
    const { given, stage, sitting } = this.parts;
    if (!given.isOpen) {
      await handOver(stage, sitting.name(seat), words);
    }
  }

  refresh(): void {
    const { sitting, play, board } = this.parts;
    const { table } = sitting;
    const scene = play.scene;
    this.parts.room.show(sitting);
    find("#table").dataset.phase = table.phase;
    this.parts.players.show(sitting, scene?.players ?? [], this.parts.aids.has("projected"));
    this.parts.actions.show(sitting, scene, this.card !== null);
    showChoices(
      find("#choices"),
      play.isAsked ? scene : null,
      board,
      words,
      play,
    );
    this.fades.forEach((show) => show());
    const text = this.parts.actions.question(sitting) ??
      [...this.offers(), sentence(table, scene, words)].join(" ");
    this.parts.status.say(text);
    this.parts.attention.turn(sitting.isMine, text);
  }
}
