/** The signs of players, as drawings have them. */
const SVG = "http://www.w3.org/2000/svg";

const SHAPES = [
  "M-5.8 0a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0z",
  "M-5.2-5.2h10.4v10.4h-10.4z",
  "M0-6.4L6.2 4.8H-6.2z",
  "M0-6.8L6 0 0 6.8-6 0z",
  "M0-6.9L1.8-2.1 6.6-2.1 2.8 1 4.1 5.9 0 3.1-4.1 5.9-2.8 1-6.6-2.1-1.8-2.1z",
  "M-2.1-6.2h4.2v4.1h4.1v4.2h-4.1v4.1h-4.2v-4.1h-4.1v-4.2h4.1z",
  "M0-6.4L5.6-3.2V3.2L0 6.4-5.6 3.2V-3.2z",
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
];
const RING = 7;

/** The shape of a player's sign in its colour, around the origin of a drawing. */
export function shape(seat: number): SVGPathElement {
  const kind = seat % SHAPES.length;
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[kind] ?? "");
  const colour = `var(--p${kind})`;
  const isHollow = kind === RING || seat >= SHAPES.length;
  path.setAttribute("fill", isHollow ? "none" : colour);
  path.setAttribute("stroke", isHollow ? colour : "var(--ink)");
  path.setAttribute("stroke-width", isHollow ? "2.4" : ".7");
  return path;
}

/** A player's sign in its colour, with its number where the sign comes again. */
export function sign(seat: number): HTMLElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-8 -8 16 16");
  svg.setAttribute("aria-hidden", "true");
  svg.append(shape(seat));
  const mark = document.createElement("span");
  mark.className = "sign";
  mark.append(svg);
  if (seat >= SHAPES.length) {
    mark.append(String(seat));
  }
  return mark;
}
