// What a player sees of a table: the tests look through these eyes, and press where they say.
globalThis.eyes = (() => {
  const LEGAL = ".legal[data-word]";
  const OFFER = "#choices button:not(:disabled), #overlay button:not(:disabled)";

  const board = () => document.querySelector("#board svg");

  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });

  /** A point at which a press would reach the element, as near to its middle as can be. */
  function point(element) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const tries = [];
    for (let i = 1; i < 12; i++) {
      for (let j = 1; j < 12; j++) {
        tries.push({ x: box.x + (box.width * i) / 12, y: box.y + (box.height * j) / 12 });
      }
    }
    tries.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    return tries.find((at) => {
      const there = document.elementFromPoint(at.x, at.y);
      return there !== null && element.contains(there);
    });
  }

  const legal = () => [...(board()?.querySelectorAll(LEGAL) ?? [])].filter(isShown);
  const offers = () => [...document.querySelectorAll(OFFER)].filter(isShown);

  return {
    legal: () => legal().length,
    offers: () => offers().length,
    isOver: () => document.querySelector("[data-phase=over]") !== null,
    /** Whether there is something to do. */
    isAsked: () => legal().length + offers().length > 0,
    /** Notes what is shown now. */
    mark: () => {
      const now = board();
      if (now) now.marked = true;
    },
    /** Whether the board is another one than the one that was marked. */
    isChanged: () => board() !== null && !board().marked,
    /** Where to press for one of the legal things or offers, by its number. */
    spot: (number) => {
      const all = [...legal(), ...offers()];
      const element = all[number % all.length];
      const box = element.getBoundingClientRect();
      if (box.bottom > innerHeight || box.top < 0) element.scrollIntoView({ block: "center" });
      return { word: element.dataset.word ?? element.textContent, at: point(element) ?? null };
    },
    /** What of a table has the focus: `legal`, `offer` or nothing. */
    focus: () => {
      const active = document.activeElement;
      return active?.matches(LEGAL) ? "legal" : active?.matches(OFFER) ? "offer" : "";
    },
  };
})();
