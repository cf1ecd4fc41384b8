/** Which of several places is next in a direction. */

export interface Point {
  x: number;
  y: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const TOWARDS: Record<Direction, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** What lies aside counts more than what lies far. */
const ASIDE = 2.2;

export function isDirection(key: string): key is Direction {
  return key in TOWARDS;
}

/** The index of the place that comes next in a direction, or −1. */
export function next(from: Point, places: Point[], direction: Direction): number {
  const towards = TOWARDS[direction];
  let best = -1;
  let least = Infinity;
  places.forEach((place, at) => {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    const cost = ahead + aside * ASIDE;
    if (ahead > 1 && cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}

/** The index of the place that is nearest, or −1 if there is none. */
export function nearest(from: Point, places: Point[]): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, at) => {
    const distance = Math.hypot(place.x - from.x, place.y - from.y);
    if (distance < least) {
      least = distance;
      best = at;
    }
  });
  return best;
}
