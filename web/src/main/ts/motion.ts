/** Things move from where they were to where they are, between two drawings of a board. */
import { type Camera, camera, seen, STEADY, STILL } from "./geometry.ts";

const SLIDE = 280;
const SETTLE = 220;

/** Where a thing was. */
interface Trace {
  x: number;
  y: number;
  element: SVGGraphicsElement;
  matrix: DOMMatrix | null;
}

/** Where all things of a drawing are. */
export type Traces = Map<string, Trace>;

/** From the coordinates of an element to those of the screen. */
function onScreen(element: SVGGraphicsElement): DOMMatrix | null {
  const found = element.getScreenCTM();
  return found && new DOMMatrix([found.a, found.b, found.c, found.d, found.e, found.f]);
}

export function traces(svg: SVGSVGElement | null): Traces {
  const found: Traces = new Map();
  svg?.querySelectorAll<SVGGraphicsElement>("[data-thing]").forEach((element) => {
    const box = element.getBoundingClientRect();
    const parent = element.parentElement as unknown as SVGGraphicsElement;
    found.set(element.dataset.thing ?? "", {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      element,
      matrix: onScreen(parent),
    });
  });
  return found;
}

/** A length on the screen as one of the coordinates in which an element is placed. */
function within(element: SVGGraphicsElement, x: number, y: number): { x: number; y: number } {
  const parent = element.parentElement as unknown as SVGGraphicsElement;
  const matrix = onScreen(parent)?.inverse();
  return matrix
    ? { x: matrix.a * x + matrix.c * y, y: matrix.b * x + matrix.d * y }
    : { x: 0, y: 0 };
}

function slide(element: SVGGraphicsElement, dx: number, dy: number, delay = 0): Animation {
  const from = within(element, dx, dy);
  return element.animate([{ translate: `${from.x}px ${from.y}px` }, { translate: "0px 0px" }], {
    duration: SLIDE,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.3,.7,.3,1)",
  });
}

function settle(element: SVGGraphicsElement): Animation {
  const from = within(element, 0, -14);
  return element.animate([
    { translate: `${from.x}px ${from.y}px`, opacity: 0 },
    { translate: "0px 0px", opacity: 1 },
  ], { duration: SETTLE, easing: "ease-out" });
}

/** A board that grew is seen to become smaller, as a whole. */
function glide(svg: SVGSVGElement, view: Camera): Animation[] {
  if (view === STEADY) {
    return [];
  }
  const box = svg.getBoundingClientRect();
  // A board that is enlarged has larger pixels of its own.
  const pixel = box.width / Math.max(1, svg.clientWidth);
  const x = ((box.x - view.x) / view.scale - box.x) / pixel;
  const y = ((box.y - view.y) / view.scale - box.y) / pixel;
  return [
    svg.animate([
      { transform: `translate(${x}px,${y}px) scale(${1 / view.scale})`, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ], { duration: SLIDE, easing: "cubic-bezier(.3,.7,.3,1)" }),
  ];
}

/** What is gone is seen leaving. */
function leave(svg: SVGSVGElement, trace: Trace, view: Camera): Animation | null {
  const here = onScreen(svg)?.inverse();
  if (!here || !trace.matrix) {
    return null;
  }
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const lens = new DOMMatrix([view.scale, 0, 0, view.scale, view.x, view.y]);
  const matrix = here.multiply(lens).multiply(trace.matrix);
  const { a, b, c, d, e, f } = matrix;
  ghost.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  ghost.setAttribute("aria-hidden", "true");
  const copy = trace.element;
  copy.removeAttribute("data-thing");
  copy.removeAttribute("tabindex");
  ghost.append(copy);
  ghost.classList.add("leaving");
  svg.append(ghost);
  const animation = ghost.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: SETTLE,
    easing: "ease-in",
  });
  animation.finished.catch(() => undefined).finally(() => ghost.remove());
  return animation;
}

/** So many things at most are seen to move at once; where more change the board was set up anew. */
const MOST = 60;

/** Where a thing that is new came from, on the screen, and when it set out. */
export interface Origin {
  x: number;
  y: number;
  delay: number;
}

/**
 * Lets things move from where they were in the drawing before.
 *
 * @param origin where something new came from; what came from nowhere settles in its place
 */
export function move(
  before: Traces,
  svg: SVGSVGElement | null,
  origin: (thing: string) => Origin | null = () => null,
): Animation[] {
  if (!svg || before.size === 0) {
    return [];
  }
  const after = traces(svg);
  const running: Animation[] = [];
  const [come, gone] = [
    [...after].filter(([thing]) => !before.has(thing)),
    [...before].filter(([thing]) => !after.has(thing)),
  ];
  if (come.length + gone.length > MOST) {
    return [];
  }
  const common = [...after].flatMap(([thing, now]) => {
    const then = before.get(thing);
    return then ? [[then, now] as [Trace, Trace]] : [];
  });
  const view = camera(common);
  running.push(...glide(svg, view));
  for (const [then, now] of common) {
    const from = seen(view, then);
    const [dx, dy] = [from.x - now.x, from.y - now.y];
    if (Math.hypot(dx, dy) > STILL) {
      running.push(slide(now.element, dx, dy));
    }
  }
  for (const [thing, now] of come) {
    const from = origin(thing);
    running.push(
      from ? slide(now.element, from.x - now.x, from.y - now.y, from.delay) : settle(now.element),
    );
  }
  for (const [, then] of gone) {
    const animation = leave(svg, then, view);
    if (animation) {
      running.push(animation);
    }
  }
  return running;
}

/** Points rise from where they were earned. */
export function rise(host: HTMLElement, text: string, x: number, y: number, name: string): void {
  const label = document.createElement("span");
  label.className = `rising ${name}`;
  label.textContent = text;
  label.setAttribute("aria-hidden", "true");
  const box = host.getBoundingClientRect();
  label.style.left = `${x - box.x}px`;
  label.style.top = `${y - box.y}px`;
  host.append(label);
  const animation = label.animate([
    { opacity: 0, transform: "translate(-50%, 0)" },
    { opacity: 1, transform: "translate(-50%, -1rem)", offset: 0.2 },
    { opacity: 1, transform: "translate(-50%, -1.6rem)", offset: 0.7 },
    { opacity: 0, transform: "translate(-50%, -2.2rem)" },
  ], { duration: 1100, easing: "ease-out" });
  animation.finished.catch(() => undefined).finally(() => label.remove());
}
