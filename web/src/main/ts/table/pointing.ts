/** Clicks and the wheel on the board. */
import type { Board } from "../board.ts";
import { ghost } from "./tick.ts";
import type { Play } from "./play.ts";
import { isTurning } from "./path.ts";

export function pointing(stage: HTMLElement, board: Board, play: Play): void {
  const isOnGhost = (event: MouseEvent): boolean => {
    const found = play.scene && isTurning(play.scene) ? ghost(board, play.scene) : null;
    if (!found) {
      return false;
    }
    const box = found.getBoundingClientRect();
    return event.clientX >= box.left && event.clientX <= box.right &&
      event.clientY >= box.top && event.clientY <= box.bottom;
  };

  board.host.addEventListener("click", (event) => {
    play.cut();
    if (isOnGhost(event)) {
      play.tap();
      return;
    }
    const word = board.word(event.target);
    if (word !== null) {
      play.choose(word);
    } else if (play.scene?.turns?.length) {
      play.back();
    }
  });

  let turned = 0;
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey && isOnGhost(event)) {
      event.preventDefault();
      // A wheel tells of itself many times; one turn in a while is enough.
      if (event.timeStamp - turned > 120) {
        turned = event.timeStamp;
        play.turn(event.deltaY > 0 ? 1 : -1);
      }
    }
  }, { passive: false, capture: true });
}
