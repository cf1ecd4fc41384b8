// What a player sees of a table: the tests look through these eyes, and press where they say.
globalThis.eyes = (() => {
  const LEGAL = "#board .legal[data-word]";
  const PATIENCE = 3000;
  const OFFER = "#choices button.primary, #choices button[data-choice]";

  let changes = 0;
  let marked = 0;
  const count = () => changes++;
  addEventListener("DOMContentLoaded", () => {
    for (const part of document.querySelectorAll("#board, #choices")) {
      new MutationObserver(count).observe(part, { childList: true, subtree: true });
    }
  });

  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const legal = () => shown(LEGAL);
  const offers = () => shown(OFFER).filter((button) => !button.disabled);
  const isOver = () => document.querySelector(".ending") !== null;

  /** What could be taken next; what completes a move comes up more often. */
  function all() {
    const primary = offers().filter((button) => button.matches(".primary"));
    const rest = [...legal(), ...offers()];
    return [...rest, ...rest.flatMap(() => primary)];
  }

  /** A point at which a press would reach the element, as near to its middle as can be. */
  function point(element) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const tries = [];
    for (let i = 1; i < 16; i++) {
      for (let j = 1; j < 16; j++) {
        tries.push({ x: box.x + (box.width * i) / 16, y: box.y + (box.height * j) / 16 });
      }
    }
    tries.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    const word = element.dataset.word;
    return tries.find((at) => {
      const there = document.elementFromPoint(at.x, at.y);
      return there !== null && (element.contains(there) ||
        word !== undefined && there.closest("[data-word]")?.dataset.word === word);
    }) ?? null;
  }

  return {
    isOver,
    legal: () => legal().length,
    /** Whether there is something to do. */
    isAsked: () =>
      document.querySelector("#stage.sending") === null && legal().length + offers().length > 0,
    /** From now on it counts what is shown; false if the game is over. */
    mark: () => {
      marked = changes;
      return !isOver();
    },
    /** Whether anything is shown anew since it was marked. */
    isChanged: () => changes > marked,
    /**
     * Where to press for something that could be taken next, by its number; nothing if there is nothing.
     * What moves may be above it for a moment, but not for long.
     */
    spot: async (number) => {
      const end = performance.now() + PATIENCE;
      while (true) {
        const choices = all();
        if (choices.length === 0 || isOver()) return null;
        const element = choices[number % choices.length];
        element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const at = point(element);
        if (at !== null || performance.now() > end) {
          return { word: element.dataset.word ?? element.textContent, at };
        }
        await new Promise((go) => setTimeout(go, 20));
      }
    },
    /** What has the focus, if it could be taken next. */
    atHand: () => {
      const active = document.activeElement;
      return active?.matches(`${LEGAL}, ${OFFER}`) ? active.dataset.word ?? active.textContent : null;
    },
  };
})();
