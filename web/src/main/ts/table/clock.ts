/** Clocks: what is left of a player's time, and how it is written. */

/** Below this one has to hurry, in milliseconds. */
export const HURRY = 10_000;

/** `4:32`, `0:09.4` when it is getting short, `2 d 3 h` when there is plenty. */
export function clock(millis: number): string {
  const left = Math.max(0, millis);
  if (left < HURRY) {
    return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  }
  const seconds = Math.floor(left / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) {
    return `${days} d ${hours} h`;
  }
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** The clocks of all players, as they were told last. */
export class Clocks {
  private left: number[] = [];
  private mover: number | null = null;
  private since = 0;

  get isThere(): boolean {
    return this.left.length > 0;
  }

  /** @param mover whose clock runs */
  set(left: number[], mover: number | null, now: number): void {
    this.left = left;
    this.mover = mover;
    this.since = now;
  }

  /** A player gets more time. */
  extend(seat: number, millis: number): void {
    this.left = this.left.map((left, at) => at === seat ? left + millis : left);
  }

  at(seat: number, now: number): number {
    const left = this.left[seat] ?? 0;
    return seat === this.mover ? left - (now - this.since) : left;
  }
}
