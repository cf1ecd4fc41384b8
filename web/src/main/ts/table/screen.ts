/** What the screen is like, and what of a list it shows. */

/** Log and chat are drawers there, and rare deeds stand in a menu; the style sheet has the same width. */
export const NARROW = matchMedia("(max-width: 899px)");

/** Drawings that know how to are stacked instead of being wide. */
export const TALL = matchMedia("(max-width: 899px) and (orientation: portrait)");

export function isTall(): boolean {
  return TALL.matches;
}

/**
 * Marks something that scrolls with where there is more of it, so that it fades there. Once in a frame is enough,
 * since everything has to be laid out for that.
 */
export function fading(element: HTMLElement): () => void {
  let drawing = 0;
  const show = () => {
    drawing = 0;
    const { scrollTop, scrollHeight, clientHeight } = element;
    element.classList.toggle("more-above", scrollTop > 4);
    element.classList.toggle("more-below", scrollTop + clientHeight < scrollHeight - 4);
  };
  const soon = () => {
    drawing ||= requestAnimationFrame(show);
  };
  element.addEventListener("scroll", soon, { passive: true });
  new ResizeObserver(soon).observe(element);
  return soon;
}
