/** Server-sent events of a table that are taken up again by themselves when the line is lost. */

/** How a line fares: `lost` until it is taken up again. */
export type Line = "live" | "lost";

export interface Told {
  type: string;
  id?: number;
  [name: string]: unknown;
}

export interface Listener {
  told(event: Told): void;
  line(state: Line): void;
}

const FIRST = 300;
const LONGEST = 8000;

/** How long to wait before the next try, in milliseconds, after so many that were in vain. */
export function pause(tries: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
}

/** Listens until it is closed. */
export class Stream {
  private source: EventSource | null = null;
  private timer = 0;
  private tries = 0;
  private isClosed = false;

  /**
   * @param address of the events
   * @param types of the events that there can be
   * @param last the id of the last event that is known
   */
  constructor(
    private readonly address: string,
    private readonly types: readonly string[],
    private readonly listener: Listener,
    private last: number,
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

  /** Does not wait any longer for the next try. */
  private hurry = (): void => {
    if (!this.isClosed && this.source === null && !document.hidden) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const mark = this.address.includes("?") ? "&" : "?";
    const source = new EventSource(`${this.address}${mark}after=${this.last}`);
    this.source = source;
    source.onopen = () => {
      this.tries = 0;
      this.listener.line("live");
    };
    source.onerror = () => this.lost(source);
    for (const type of this.types) {
      source.addEventListener(type, (event) => this.take(event as MessageEvent<string>));
    }
  }

  private take(event: MessageEvent<string>): void {
    const told = JSON.parse(event.data) as Told;
    if (told.id !== undefined) {
      this.last = told.id;
    }
    this.listener.told(told);
  }

  private lost(source: EventSource): void {
    source.close();
    if (this.isClosed || source !== this.source) {
      return;
    }
    this.source = null;
    this.listener.line("lost");
    this.timer = setTimeout(() => this.open(), pause(this.tries++));
  }
}
