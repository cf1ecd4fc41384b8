/** Server-sent events that are taken up again by themselves when the line is lost, until nothing can come any more. */
import { Refusal } from "./api.ts";

/** How a line fares: `lost` until it is taken up again, `over` once nothing can come any more. */
export type Line = "live" | "lost" | "over";

export interface Listener {
  /** Takes an event; whether it was the last one. */
  told(type: string, data: unknown): boolean;
  /** @param why it is over, where that was refused */
  line(state: Line, why: string): void;
  /**
   * Whether nothing can come any more. It is asked after the last event, and where the server has ended the stream
   * for good, since a browser does not say by which answer.
   */
  isOver(): Promise<boolean>;
}

const FIRST = 300;
const LONGEST = 8000;

/** How long to wait before the next try, in milliseconds, after so many that were in vain. */
export function pause(tries: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
}

/** What is refused at this time only: it took too long, or was too much at once. */
const FOR_NOW = [408, 425, 429];

/** Whether a failure is for good: what was asked for is gone, or is not for us. */
export function isFinal(failure: unknown): failure is Refusal {
  return failure instanceof Refusal && failure.status >= 400 && failure.status < 500 &&
    !FOR_NOW.includes(failure.status);
}

/** Listens until it is closed, or all is over. */
export class Stream {
  private source: EventSource | null = null;
  private timer = 0;
  private tries = 0;
  private isClosed = false;

  /**
   * @param address of the events
   * @param types of the events that there can be
   * @param last the id of the last event that is known; null where all comes again that is of use
   */
  constructor(
    private address: string,
    private readonly types: readonly string[],
    private readonly listener: Listener,
    private last: number | null = null,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.source?.close();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** Listens elsewhere, after what it has heard. */
  turn(address: string): void {
    if (address === this.address) {
      return;
    }
    this.address = address;
    if (!this.isClosed && this.source) {
      this.source.close();
      this.open();
    }
  }

  /** Does not wait any longer for the next try. */
  private hurry = (): void => {
    if (!this.isClosed && this.source === null && !document.hidden) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const mark = this.address.includes("?") ? "&" : "?";
    const after = this.last === null ? "" : `${mark}after=${this.last}`;
    const source = new EventSource(this.address + after);
    this.source = source;
    source.onopen = () => {
      this.tries = 0;
      this.listener.line("live", "");
    };
    source.onerror = () => this.broken(source);
    for (const type of this.types) {
      source.addEventListener(type, (event) => this.take(source, event as MessageEvent<string>));
    }
  }

  private take(source: EventSource, event: MessageEvent<string>): void {
    if (this.last !== null && event.lastEventId) {
      this.last = Number(event.lastEventId);
    }
    if (this.listener.told(event.type, JSON.parse(event.data))) {
      this.drop(source, true);
    }
  }

  private broken(source: EventSource): void {
    // A browser comes back by itself unless it was answered that there is nothing to come back for.
    this.drop(source, source.readyState === EventSource.CLOSED);
  }

  /** @param isEnded whether nothing may come any more */
  private drop(source: EventSource, isEnded: boolean): void {
    source.close();
    if (this.isClosed || source !== this.source) {
      return;
    }
    this.source = null;
    if (isEnded) {
      this.ask();
    } else {
      this.wait();
    }
  }

  private async ask(): Promise<void> {
    try {
      if (await this.listener.isOver()) {
        this.end("");
        return;
      }
    } catch (failure) {
      if (isFinal(failure)) {
        this.end(failure.message);
        return;
      }
    }
    this.wait();
  }

  private end(why: string): void {
    if (!this.isClosed) {
      this.close();
      this.listener.line("over", why);
    }
  }

  private wait(): void {
    if (!this.isClosed && this.source === null) {
      this.listener.line("lost", "");
      this.timer = setTimeout(() => this.open(), pause(this.tries++));
    }
  }
}
