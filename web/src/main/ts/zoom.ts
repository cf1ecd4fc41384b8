/** A large board is enlarged and moved: by wheel, pinch, drag and keys; a double tap shows the whole. */
import { centre } from "./board.ts";
import { isStill } from "./dom.ts";
import type { Point } from "./geometry.ts";

export interface View {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const LARGEST = 12;

/** The view after the board was scaled around a point of the window, which stays where it is. */
export function scaled(view: View, factor: number, around: Point): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: around.x - (around.x - view.x) * by, y: around.y - (around.y - view.y) * by };
}

/** The view with the board still in its window. */
export function kept(view: View, width: number, height: number): View {
  const bound = (at: number, size: number) => Math.min(0, Math.max(size - size * view.scale, at));
  return { scale: view.scale, x: bound(view.x, width), y: bound(view.y, height) };
}

/** A finger or the mouse has to go so far until it drags instead of clicking, in pixels. */
const SLACK = 6;

export class Zoom {
  private view = WHOLE;
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private isDragging = false;
  private lastTap = 0;
  private lastAt: Point = { x: 0, y: 0 };
  private drawing = 0;
  private isScrolling = false;

  /**
   * @param frame what one looks through
   * @param content what is enlarged and moved in it
   * @param changed told whenever another part is seen
   */
  constructor(
    private readonly frame: HTMLElement,
    private readonly content: HTMLElement,
    private readonly changed: () => void = () => undefined,
  ) {
    frame.addEventListener("wheel", this.wheel, { passive: false });
    frame.addEventListener("pointerdown", this.down);
    frame.addEventListener("pointermove", this.moved);
    frame.addEventListener("pointerup", this.up);
    frame.addEventListener("pointercancel", this.up);
    // A drag is never a click.
    frame.addEventListener("click", this.click, { capture: true });
    frame.addEventListener("scroll", () => this.changed(), { passive: true });
    new ResizeObserver(() => this.set(this.now)).observe(frame);
  }

  /** Whether the content is as wide as the window and as high as it needs to be, and scrolls as pages do. */
  scroll(isScrolling: boolean): void {
    if (isScrolling !== this.isScrolling) {
      this.isScrolling = isScrolling;
      this.frame.classList.toggle("scrolling", isScrolling);
      this.content.style.width = "";
      this.frame.scrollTo(0, 0);
      this.set(WHOLE);
    }
  }

  /** Scrolls to the first of some things unless one of them is seen. */
  reveal(things: Element[]): void {
    if (!this.isScrolling) {
      return;
    }
    const box = this.frame.getBoundingClientRect();
    const isSeen = (each: Element) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom;
    };
    if (!things.some(isSeen)) {
      const behavior = isStill() ? "instant" : "smooth";
      things[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior });
    }
  }

  whole(): void {
    this.set(WHOLE);
  }

  /** Larger or smaller around the middle of the window. */
  by(factor: number): void {
    const box = this.frame.getBoundingClientRect();
    this.set(scaled(this.now, factor, { x: box.width / 2, y: box.height / 2 }));
  }

  /** Shows the whole if none of these things can be seen. */
  keepInSight(things: Element[]): void {
    if (this.view.scale === 1) {
      return;
    }
    const points = things.map(centre);
    const box = this.frame.getBoundingClientRect();
    const isSeen = ({ x, y }: Point) =>
      x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (points.length > 0 && !points.some(isSeen)) {
      this.whole();
    }
  }

  /** Moves the view so that a point of the screen is in the middle, where the board is enlarged. */
  centre(at: Point): void {
    const box = this.frame.getBoundingClientRect();
    const { scale, x, y } = this.now;
    this.set({
      scale,
      x: x + box.x + box.width / 2 - at.x,
      y: y + box.y + box.height / 2 - at.y,
    });
  }

  /** What is seen now: who scrolls changes it, too. */
  private get now(): View {
    return this.isScrolling
      ? { scale: this.view.scale, x: -this.frame.scrollLeft, y: -this.frame.scrollTop }
      : this.view;
  }

  private set(view: View): void {
    if (this.isScrolling) {
      this.view = view;
      this.content.style.transform = "";
      this.content.style.width = `${100 * view.scale}%`;
      this.frame.scrollTo(-view.x, -view.y);
      this.changed();
      return;
    }
    const { clientWidth, clientHeight } = this.frame;
    this.view = kept(view, clientWidth, clientHeight);
    this.drawing ||= requestAnimationFrame(() => {
      this.drawing = 0;
      const { scale, x, y } = this.view;
      this.content.style.transform = scale === 1 ? "" : `translate(${x}px,${y}px) scale(${scale})`;
      this.frame.classList.toggle("zoomed", scale > 1);
      this.changed();
    });
  }

  private point(event: PointerEvent | WheelEvent): Point {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  private wheel = (event: WheelEvent): void => {
    if (this.isScrolling) {
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this.set(scaled(this.view, Math.exp(-event.deltaY / 300), this.point(event)));
    } else if (this.view.scale > 1 && !event.defaultPrevented) {
      event.preventDefault();
      const { scale, x, y } = this.view;
      this.set({ scale, x: x - event.deltaX, y: y - event.deltaY });
    }
  };

  private down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) {
      return;
    }
    this.pointers.set(event.pointerId, this.point(event));
    if (this.pointers.size === 1) {
      this.start = this.point(event);
      this.isDragging = false;
    }
  };

  private moved = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = this.point(event);
    if (this.pointers.size === 2) {
      this.pinch(event.pointerId, before, now);
    } else if (this.start && this.view.scale > 1 && !this.isScrolling) {
      this.drag(event, before, now);
    }
    this.pointers.set(event.pointerId, now);
  };

  private drag(event: PointerEvent, before: Point, now: Point): void {
    const start = this.start ?? now;
    if (!this.isDragging && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) {
      return;
    }
    this.begin();
    this.frame.setPointerCapture(event.pointerId);
    const { scale, x, y } = this.view;
    this.set({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
  }

  private pinch(pointer: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([id]) => id !== pointer)?.[1];
    if (!other) {
      return;
    }
    this.begin();
    const distance = (at: Point) => Math.hypot(at.x - other.x, at.y - other.y);
    const factor = distance(now) / Math.max(1, distance(before));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const view = scaled(this.now, factor, middle);
    this.set({
      scale: view.scale,
      x: view.x + (now.x - before.x) / 2,
      y: view.y + (now.y - before.y) / 2,
    });
  }

  private begin(): void {
    this.isDragging = true;
    this.frame.classList.add("dragging");
  }

  private up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size > 0) {
      return;
    }
    this.frame.classList.remove("dragging");
    if (!this.isDragging && event.type === "pointerup") {
      this.tap(event);
    }
  };

  /** Two taps on what is no word show the whole; who plays briskly taps twice without a wish to zoom. */
  private tap(event: PointerEvent): void {
    const at = this.point(event);
    const isOnWord = event.target instanceof Element &&
      event.target.closest(".legal,button") !== null;
    const isSecond = event.timeStamp - this.lastTap < 350 &&
      Math.hypot(at.x - this.lastAt.x, at.y - this.lastAt.y) < 30;
    this.lastTap = isSecond ? 0 : event.timeStamp;
    this.lastAt = at;
    if (isSecond && !isOnWord) {
      this.whole();
    }
  }

  private click = (event: MouseEvent): void => {
    if (this.isDragging) {
      event.stopPropagation();
      event.preventDefault();
      this.isDragging = false;
    }
  };
}
