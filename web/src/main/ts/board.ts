/** A board on a page: a drawing with words to point at and places that can be lit. */
import { type Direction, nearest, next, type Point } from "./geometry.ts";

/** So many times as high as wide is high. */
const HIGH = 2.2;

const LEGAL = ".legal[data-word]";

export function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Board {
  private drawing: SVGSVGElement | null = null;
  private text = "";

  /** @param host where the drawing stands */
  constructor(readonly host: HTMLElement) {}

  get svg(): SVGSVGElement | null {
    return this.drawing;
  }

  /** Whether the drawing is so much higher than wide that it is better read from the top down than seen whole. */
  get isHigh(): boolean {
    const box = this.drawing?.viewBox.baseVal;
    return box !== undefined && box.height > HIGH * box.width;
  }

  /** Shows another drawing; whoever has the focus keeps it at the same word, or the one nearest to it. */
  show(text: string): void {
    if (text === this.text) {
      return;
    }
    this.text = text;
    const focus = this.focus();
    const holder = document.createElement("template");
    holder.innerHTML = text;
    const drawing = holder.content.querySelector("svg");
    if (!drawing) {
      return;
    }
    drawing.removeAttribute("width");
    drawing.removeAttribute("height");
    if (this.drawing) {
      this.drawing.replaceWith(drawing);
    } else {
      this.host.replaceChildren(drawing);
    }
    this.drawing = drawing;
    if (focus) {
      this.refocus(focus.word, focus.at);
    }
  }

  /** The word at something that was pointed at. */
  word(target: EventTarget | null): string | null {
    const spot = target instanceof Element ? target.closest<SVGElement>("[data-word]") : null;
    return spot && this.host.contains(spot) ? spot.dataset.word ?? null : null;
  }

  legal(): SVGElement[] {
    return [...this.host.querySelectorAll<SVGElement>(LEGAL)];
  }

  spot(word: string): SVGElement | null {
    return this.host.querySelector<SVGElement>(`[data-word="${CSS.escape(word)}"]`);
  }

  /** Where a word can be pointed at on the screen. */
  spotted(word: string): Point | null {
    const spot = this.spot(word);
    return spot && centre(spot);
  }

  /** Moves the focus to the next legal thing in a direction; the first one if there was none. */
  go(direction: Direction): boolean {
    const spots = this.legal();
    const from = document.activeElement;
    if (!from || !this.host.contains(from) || !from.matches(LEGAL)) {
      const middle = centre(this.host);
      const first = spots[nearest(middle, spots.map(centre))];
      first?.focus();
      return first !== undefined;
    }
    const others = spots.filter((spot) => spot !== from);
    const found = others[next(centre(from), others.map(centre), direction)];
    found?.focus();
    return found !== undefined;
  }

  private focus(): { word: string; at: Point } | null {
    const active = document.activeElement;
    if (!(active instanceof SVGElement) || !this.host.contains(active)) {
      return null;
    }
    return { word: active.dataset.word ?? "", at: centre(active) };
  }

  private refocus(word: string, at: Point): void {
    const spots = this.legal();
    const same = spots.find((spot) => spot.dataset.word === word);
    const found = same ?? spots[nearest(at, spots.map(centre))];
    if (found) {
      found.focus({ preventScroll: true });
    } else {
      this.host.focus({ preventScroll: true });
    }
  }

  /** What is drawn at a place: a cell, a region. */
  places(place: string): SVGElement[] {
    return [
      ...this.host.querySelectorAll<SVGElement>(`[data-place~="${CSS.escape(place)}"]`),
    ];
  }

  light(places: string[]): void {
    this.unlight();
    for (const place of places) {
      const found = this.places(place);
      const spots = found.length ? found : [this.spot(place)];
      spots.forEach((each) => each?.classList.add("lit"));
    }
  }

  unlight(): void {
    this.host.querySelectorAll(".lit").forEach((each) => each.classList.remove("lit"));
  }

  /** Where a place is on the screen, or nothing if it is not drawn. */
  where(place: string): Point | null {
    const found = this.places(place)[0] ?? this.spot(place);
    return found ? centre(found) : null;
  }
}
