/** A tick beside what is turned, which places it. */
import type { Board } from "../board.ts";
import { button } from "../dom.ts";
import type { Words } from "../site.ts";
import type { Scene } from "model";
import { isTurning } from "./path.ts";

/** What is being turned: the ghost of the drawing, or the cell that was chosen. */
export function ghost(board: Board, scene: Scene): SVGElement | null {
  const drawn = board.svg?.querySelector<SVGElement>(".ghost, .carc-ghost") ?? null;
  const cell = scene.words.at(-2);
  return drawn ?? (cell === undefined ? null : board.spot(cell) ?? board.places(cell)[0] ?? null);
}

export class Tick {
  private readonly place: HTMLButtonElement;

  constructor(
    private readonly overlay: HTMLElement,
    private readonly board: Board,
    words: Words,
    confirm: () => void,
  ) {
    this.place = button("✓", "tick primary", confirm);
    this.place.setAttribute("aria-label", words("place"));
    this.place.title = words("place");
  }

  show(scene: Scene | null): void {
    const found = scene && isTurning(scene) ? ghost(this.board, scene) : null;
    if (!found) {
      this.place.remove();
      return;
    }
    const [box, around] = [found.getBoundingClientRect(), this.overlay.getBoundingClientRect()];
    const x = Math.min(box.right - around.x, around.width - 44);
    const y = Math.max(box.top - around.y - 22, 4);
    this.place.style.left = `${Math.max(4, x - 18)}px`;
    this.place.style.top = `${y}px`;
    if (!this.place.isConnected) {
      this.overlay.append(this.place);
    }
  }
}
