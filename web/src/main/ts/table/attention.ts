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
    const isNews = isMine && !this.isMine && !this.isFirst;
    this.isMine = isMine;
    this.isFirst = false;
    if (isNews) {
      this.sound("turn");
      this.notify(question);
    }
  }

  sound(name: "move" | "turn" | "end"): void {
    if (this.aids.has("sound")) {
      play(name);
    }
  }

  private notify(question: string): void {
    if (!document.hidden || !this.aids.has("notify") || !mayNotify()) {
      return;
    }
    try {
      const note = new Notification(this.words("title.turn", this.title), {
        body: question,
        tag: location.pathname,
      });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      // Some phones know notifications and yet do not let a page make any.
    }
  }
}

/** Whether the browser knows notifications, and its owner wants them. */
export function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** Asks whether notifications are wanted; must come from a click. */
export async function askToNotify(): Promise<boolean> {
  return "Notification" in globalThis && await Notification.requestPermission() === "granted";
}
