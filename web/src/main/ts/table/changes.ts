/** What has happened and is not shown yet. */
import type { Event } from "model";

/** When more than these wait one sees the end at once. */
const MOST = 6;

export class Changes {
  private waiting: Event[] = [];

  add(event: Event): void {
    this.waiting.push(event);
  }

  get size(): number {
    return this.waiting.length;
  }

  /** The event to be shown next; the last one if there is no time for those before it. */
  take(isHurried: boolean): Event | null {
    if (isHurried || this.waiting.length > MOST) {
      const last = this.waiting.at(-1) ?? null;
      this.waiting = [];
      return last;
    }
    return this.waiting.shift() ?? null;
  }

  clear(): void {
    this.waiting = [];
  }
}
