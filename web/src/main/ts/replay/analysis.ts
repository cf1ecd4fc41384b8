/** What a bot thinks of a game, as it comes: it thinks while one looks, and no longer. */
import type { Judgement } from "./model.ts";

/** Is told how the analysis goes. */
export interface Reader {
  begun(decisions: number): void;
  judged(judgement: Judgement): void;
  done(): void;
  lost(): void;
}

export class Analysis {
  private stream: EventSource | null = null;
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
    const stream = new EventSource(this.address);
    this.stream = stream;
    stream.addEventListener("begun", (event) => {
      this.reader.begun(JSON.parse(event.data).decisions);
    });
    stream.addEventListener("judged", (event) => {
      const judgement = JSON.parse(event.data) as Judgement;
      // All that is known comes again whenever the stream is taken up again.
      if (!this.known.has(judgement.ply)) {
        this.known.add(judgement.ply);
        this.reader.judged(judgement);
      }
    });
    stream.addEventListener("done", () => {
      this.stop();
      this.reader.done();
    });
    stream.addEventListener("error", () => {
      // A browser comes back by itself unless it was refused.
      if (stream.readyState === EventSource.CLOSED) {
        this.stop();
        this.reader.lost();
      }
    });
  }
}
