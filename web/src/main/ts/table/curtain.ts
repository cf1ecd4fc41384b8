/** Several people at one screen: where something is hidden the screen is handed over first. */
import { button, make } from "../dom.ts";
import type { Words } from "../site.ts";

/** Covers the board until the next player says that it is there. */
export function handOver(host: HTMLElement, name: string, words: Words): Promise<void> {
  return new Promise((done) => {
    const card = make("div", "curtain", make("p", "", words("curtain", name)));
    const go = button(words("curtain.go", name), "primary", () => {
      card.remove();
      done();
    });
    card.append(go);
    host.append(card);
    go.focus();
  });
}
