/** Scenes that are known before they are asked for: what the words of a scene lead to. */
import type { Ahead, Edit, Scene } from "model";

/** A drawing with other parts in the place of some. */
export function edited(drawing: string, edits: Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    parts.push(drawing.slice(at, edit.from), edit.text);
    at = edit.to;
  }
  return parts.join("") + drawing.slice(at);
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((word, at) => word === others[at]);
}

/** What depends on the words. */
const OWN = ["step", "question", "only", "choices", "turns", "move"] as const;

function become(scene: Scene, { edits, ...rest }: Ahead): Scene {
  const bare = { ...scene };
  OWN.forEach((name) => delete bare[name]);
  return { ...bare, ...rest, svg: edited(scene.svg, edits) };
}

/** The scene with other words, if it is known. */
export function known(scene: Scene, words: string[]): Scene | null {
  if (isSame(scene.words, words)) {
    return scene;
  }
  const found = scene.ahead?.find((each) => isSame(each.words, words));
  return found ? become(scene, found) : null;
}
