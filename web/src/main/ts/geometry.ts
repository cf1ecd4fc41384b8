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

/** How a board is seen in another size and place: a point `p` of before is now at `scale * p + (x, y)`. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const STEADY: Camera = { scale: 1, x: 0, y: 0 };

export function seen(camera: Camera, point: Point): Point {
  return { x: camera.scale * point.x + camera.x, y: camera.scale * point.y + camera.y };
}

function mean(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function fit(pairs: [Point, Point][]): Camera {
  const [from, to] = [mean(pairs.map((pair) => pair[0])), mean(pairs.map((pair) => pair[1]))];
  let [along, square] = [0, 0];
  for (const [before, after] of pairs) {
    const [dx, dy] = [before.x - from.x, before.y - from.y];
    along += dx * (after.x - to.x) + dy * (after.y - to.y);
    square += dx * dx + dy * dy;
  }
  const scale = square > 1 ? along / square : 1;
  return { scale, x: to.x - scale * from.x, y: to.y - scale * from.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Things that are where they were count as still, in pixels. */
export const STILL = 1.5;

/**
 * How a board that grew is seen, by where things were and are: most of them lie still on it, and only some
 * move.
 */
export function camera(pairs: [Point, Point][]): Camera {
  const isStill = ([before, after]: [Point, Point]) => distance(before, after) <= STILL;
  if (pairs.filter(isStill).length * 2 >= pairs.length) {
    return STEADY;
  }
  let chosen = pairs;
  for (let pass = 0; pass < 4; pass++) {
    const found = fit(chosen);
    const errors = pairs.map(([before, after]) => distance(seen(found, before), after));
    const middle = [...errors].sort((a, b) => a - b)[Math.floor(errors.length / 2)] ?? 0;
    chosen = pairs.filter((_, at) => (errors[at] ?? 0) <= Math.max(STILL, middle));
  }
  const found = fit(chosen);
  return found.scale > 0.2 && found.scale < 5 ? found : STEADY;
}

const ARROWS = "→↘↓↙←↖↑↗";

/** The arrow that shows from one point to another one. */
export function arrow(from: Point, to: Point): string {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return ARROWS.charAt((eighth + 8) % 8);
}
