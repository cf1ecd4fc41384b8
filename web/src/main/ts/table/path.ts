/** The way to a move: words that are chosen one after the other, and taken back. */
import type { Scene } from "model";

/** What is to be done after a word was pointed at. */
export type Act =
  | { kind: "ask"; words: string[] }
  | { kind: "send"; move: string }
  | { kind: "none" };

const NOTHING: Act = { kind: "none" };

/** The words that could be chosen at each step on the way. */
export type Steps = string[][];

/** The words on offer now. */
export function offered(scene: Scene): string[] {
  return (scene.choices ?? []).map((choice) => choice.word);
}

/** Whether the words chosen are a whole move whose last word may still be turned. */
export function isTurning(scene: Scene): boolean {
  return scene.move !== undefined && (scene.turns?.length ?? 0) > 0;
}

/** After the next word, or another one in the place of one that was chosen before. */
export function choose(scene: Scene, steps: Steps, word: string): Act {
  const choice = scene.choices?.find((each) => each.word === word);
  if (choice) {
    const words = [...scene.words, word];
    return choice.whole && !scene.turns?.includes(word)
      ? { kind: "send", move: words.join(" ") }
      : { kind: "ask", words };
  }
  if (isTurning(scene) && scene.words.slice(-2).includes(word)) {
    // What lies there is turned by pointing at it.
    return tapped(scene);
  }
  if (scene.words.includes(word)) {
    return { kind: "ask", words: scene.words.slice(0, scene.words.indexOf(word)) };
  }
  const at = steps.findIndex((words) => words.includes(word));
  return at < 0 ? NOTHING : { kind: "ask", words: [...scene.words.slice(0, at), word] };
}

/** With the last word turned to the next one, or the one before. */
export function turned(scene: Scene, by: 1 | -1): Act {
  const turns = scene.turns ?? [];
  const last = scene.words.at(-1) ?? "";
  const at = turns.indexOf(last);
  const next = turns[(at + by + turns.length) % turns.length];
  if (next === undefined || turns.length === 0) {
    return NOTHING;
  }
  if (at < 0) {
    return { kind: "ask", words: [...scene.words, turns[0] ?? next] };
  }
  if (turns.length === 1) {
    return NOTHING;
  }
  return { kind: "ask", words: [...scene.words.slice(0, -1), next] };
}

/** What lies in the chosen place was pointed at: it is turned, or placed where it fits in one way only. */
export function tapped(scene: Scene): Act {
  return scene.turns?.length === 1 && scene.move !== undefined
    ? { kind: "send", move: scene.move }
    : turned(scene, 1);
}

/** Without the last word; what was chosen by itself goes with it. */
export function back(scene: Scene, steps: Steps): Act {
  if (scene.words.length === 0) {
    return NOTHING;
  }
  let length = scene.words.length - 1;
  // A turn is taken by itself as soon as the place is chosen, and so is a word without another one.
  if (isTurning(scene)) {
    length = Math.max(0, length - 1);
  }
  while (length > 0 && steps[length]?.length === 1) {
    length--;
  }
  return { kind: "ask", words: scene.words.slice(0, length) };
}

/** What follows by itself once a scene is there. */
export function onward(scene: Scene): Act {
  if (scene.move !== undefined) {
    return isTurning(scene) ? NOTHING : { kind: "send", move: scene.move };
  }
  const first = scene.choices?.[0];
  if (!first) {
    return NOTHING;
  }
  if (scene.turns?.length) {
    return { kind: "ask", words: [...scene.words, scene.turns[0] ?? first.word] };
  }
  const isAlone = scene.choices?.length === 1 && first.whole === false;
  return isAlone ? { kind: "ask", words: [...scene.words, first.word] } : NOTHING;
}

/** What of a typed text comes next: words, or a whole move. */
export function typed(text: string): string[] {
  return text.trim().split(/\s+/).filter((word) => word !== "");
}
