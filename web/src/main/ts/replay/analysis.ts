/** What a bot thinks of a game, as it comes: it thinks while one looks, and no longer. */
import { Stream } from "../stream.ts";
import { type Judged, type Judging, judgingTypes } from "model";

/** Is told how the analysis goes. */
export interface Reader {
  begun(decisions: number): void;
  judged(judgement: Judged): void;
  done(): void;
  lost(): void;
}

export class Analysis {
  private stream: Stream | null = null;
  private readonly known = new Set<number>();

  constructor(private readonly address: string, private readonly reader: Reader) {
    // Nobody looks at a page in the background.
    document.addEventListener("visibilitychange", () => {
      if (this.isWanted) {
        document.hidden ? this.pause() : this.resume();
      }
    });
  }

  private isWanted = false;

  get isRunning(): boolean {
    return this.isWanted;
  }

  start(): void {
    this.isWanted = true;
    this.resume();
  }

  stop(): void {
    this.isWanted = false;
    this.pause();
  }

  private pause(): void {
    this.stream?.close();
    this.stream = null;
  }

  private resume(): void {
    this.pause();
    this.stream = new Stream(this.address, judgingTypes, {
      told: (_, json) => {
        this.take(json as Judging);
        return false;
      },
      line: (line) => {
        if (line === "over") {
          this.stop();
          this.reader.lost();
        }
      },
      // Who was refused does not ask again by itself.
      isOver: () => Promise.resolve(true),
    });
  }

  private take(told: Judging): void {
    switch (told.type) {
      case "begun":
        return this.reader.begun(told.decisions);
      case "judged":
        return this.judge(told);
      case "done":
        this.stop();
        return this.reader.done();
    }
  }

  /** All that is known comes again whenever the stream is taken up again. */
  private judge(judgement: Judged): void {
    if (!this.known.has(judgement.ply)) {
      this.known.add(judgement.ply);
      this.reader.judged(judgement);
    }
  }
}
