/** Says that it is one's turn to who looks elsewhere: by the title, a tone, a notification. */
import type { Words } from "../site.ts";
import type { Aids } from "./aids.ts";
import { play } from "./sound.ts";

export class Attention {
  private isMine = false;
  private isFirst = true;

  constructor(
    private readonly title: string,
    private readonly words: Words,
    private readonly aids: Aids,
  ) {}

  turn(isMine: boolean, question: string): void {
    document.title = isMine ? this.words("title.turn", this.title) : `${this.title} – Plateau`;
    if (isMine && !this.isMine && !this.isFirst) {
      this.sound("turn");
      this.notify(question);
    }
    this.isMine = isMine;
    this.isFirst = false;
  }

  sound(name: "move" | "turn" | "end"): void {
    if (this.aids.has("sound")) {
      play(name);
    }
  }

  private notify(question: string): void {
    if (document.hidden && this.aids.has("notify") && Notification.permission === "granted") {
      const note = new Notification(this.words("title.turn", this.title), {
        body: question,
        tag: location.pathname,
      });
      note.onclick = () => {
        focus();
        note.close();
      };
    }
  }
}
