/** Words as buttons: those that are nowhere on the board, and all where there are few that are short. */
import type { Board } from "../board.ts";
import { button } from "../dom.ts";
import { arrow, type Point } from "../geometry.ts";
import type { Words } from "../site.ts";
import type { Choice, Scene } from "model";
import { isTurning } from "./path.ts";
import { capital } from "../text.ts";

/** So many words are buttons even if they are on the board, too. */
const FEW = 6;

/** What takes more letters to tell is better pointed at on the board. */
const LONG = 90;

/** Whether a word is the name of a cell. */
export function isCell(word: string): boolean {
  return /^-?\d+(,-?\d+)+$/.test(word);
}

/** The choices that are shown as buttons. */
export function listed(scene: Scene, isDrawn: (word: string) => boolean): Choice[] {
  const choices = scene.choices ?? [];
  const few = choices.filter((choice) => !isCell(choice.word));
  const isFew = few.length <= FEW && few.every((choice) => choice.label.length <= LONG);
  return choices.filter((choice) => !isDrawn(choice.word) || isFew && !isCell(choice.word));
}

/** A label without the beginning that it shares with another one, up to a colon: the question has said that. */
export function shortened(label: string, all: string[]): string {
  const end = label.indexOf(": ") + 2;
  const start = label.slice(0, end);
  const isShared = end > 1 && all.filter((each) => each.startsWith(start)).length > 1;
  return capital(isShared ? label.slice(end) : label);
}

/** Arrows that tell choices with the same label apart, by where they are drawn; empty where none is needed. */
export function arrows(labels: string[], places: (Point | null)[]): string[] {
  return labels.map((label, at) => {
    const same = places.filter((place, other) => place !== null && labels[other] === label);
    const here = places[at];
    if (same.length < 2 || !here) {
      return "";
    }
    const mean = (by: "x" | "y") =>
      same.reduce((sum, place) => sum + (place?.[by] ?? 0), 0) / same.length;
    return ` ${arrow({ x: mean("x"), y: mean("y") }, here)}`;
  });
}

export interface Chooser {
  choose(word: string): void;
  turn(by: 1 | -1): void;
  confirm(): void;
  back(): void;
}

export function showChoices(
  host: HTMLElement,
  scene: Scene | null,
  board: Board,
  words: Words,
  chooser: Chooser,
): void {
  const focused = host.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.choice
    : undefined;
  const all: HTMLElement[] = [];
  if (scene) {
    const isOnly = scene.choices?.length === 1;
    const found = listed(scene, (word) => board.spot(word) !== null);
    const labels = found.map((choice) => choice.label);
    // Where things are is asked only if it matters, since everything has to be laid out for that.
    const isTwice = new Set(labels).size < labels.length;
    const marks = arrows(
      labels,
      found.map((choice) => isTwice ? board.spotted(choice.word) : null),
    );
    for (const [at, choice] of found.entries()) {
      const element = button(
        shortened(choice.label, labels) + marks[at],
        isOnly ? "choice primary" : "choice",
        () => chooser.choose(choice.word),
      );
      element.dataset.choice = choice.word;
      element.title = choice.label;
      all.push(element);
    }
    if (isTurning(scene)) {
      all.push(button(words("place"), "choice primary", () => chooser.confirm()));
      if ((scene.turns?.length ?? 0) > 1) {
        all.push(button(`⟳ ${words("turn")}`, "choice", () => chooser.turn(1)));
      }
    }
    if (scene.words.length > 0) {
      all.push(button(words("back.word"), "choice", () => chooser.back()));
    }
  }
  host.replaceChildren(...all);
  if (focused !== undefined) {
    (host.querySelector<HTMLElement>(`[data-choice="${CSS.escape(focused)}"]`) ??
      host.querySelector<HTMLElement>("button"))?.focus();
  }
}
