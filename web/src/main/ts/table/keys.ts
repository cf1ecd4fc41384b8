/** Keys do what clicks do. */
import { isWriting } from "../dom.ts";
import { type Direction, isDirection } from "../geometry.ts";

export interface Commands {
  go(direction: Direction): boolean;
  /** The word that has the focus is chosen, or what is turned is placed; false if there is neither. */
  enter(): boolean;
  escape(): void;
  /** Somebody has stopped writing. */
  leave(): void;
  turn(by: 1 | -1): void;
  undo(): void;
  hint(): void;
  type(): void;
  log(): void;
  chat(): void;
  zoom(by: "larger" | "smaller" | "whole"): void;
  help(): void;
}

/** Enter presses a button that has the focus. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button,a,summary") !== null;
}

export function listenToKeys(commands: Commands): void {
  addEventListener("keydown", (event) => {
    const isModal = document.querySelector("dialog[open]") !== null;
    if (isModal || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (isWriting(event.target)) {
      leave(event, commands);
      return;
    }
    if (press(event, commands)) {
      event.preventDefault();
    }
  });
}

/** Who writes hears no keys but the one that ends it. */
function leave(event: KeyboardEvent, commands: Commands): void {
  if (event.key === "Escape" && event.target instanceof HTMLElement) {
    event.preventDefault();
    event.target.blur();
    commands.leave();
  }
}

function press(event: KeyboardEvent, commands: Commands): boolean {
  if (isDirection(event.key)) {
    const isElsewhere = event.target instanceof Element && event.target.closest(".side,.players");
    return isElsewhere ? false : commands.go(event.key);
  }
  switch (event.key.toLowerCase()) {
    case "enter":
    case " ":
      return !isPressable(event.target) && commands.enter();
    case "escape":
      commands.escape();
      return true;
    case "r":
      commands.turn(event.shiftKey ? -1 : 1);
      return true;
    case "u":
      commands.undo();
      return true;
    case "h":
      commands.hint();
      return true;
    case "/":
      commands.type();
      return true;
    case "l":
      commands.log();
      return true;
    case "c":
      commands.chat();
      return true;
    case "+":
    case "=":
      commands.zoom("larger");
      return true;
    case "-":
      commands.zoom("smaller");
      return true;
    case "0":
      commands.zoom("whole");
      return true;
    case "?":
      commands.help();
      return true;
    default:
      return false;
  }
}
