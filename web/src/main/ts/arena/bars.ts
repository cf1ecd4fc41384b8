/** A share with its interval, drawn: a band from low to high, and a mark where the share is. */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 100;
const HEIGHT = 16;

function shape(tag: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  return element;
}

function line(x: number, from: number, to: number, kind: string): SVGElement {
  return shape("line", { x1: x, x2: x, y1: from, y2: to, class: kind });
}

/** The picture only repeats what stands beside it in words, so that it is kept from screen readers. */
export function bar(share: number, low: number, high: number): SVGElement {
  const svg = shape("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    class: "share-bar",
    "aria-hidden": "true",
    preserveAspectRatio: "none",
  });
  const middle = HEIGHT / 2;
  svg.append(
    shape("rect", { x: 0, y: middle - 4, width: WIDTH * share, height: 8, class: "filled" }),
    line(WIDTH / 2, 1, HEIGHT - 1, "half"),
    shape("line", {
      x1: WIDTH * low,
      x2: WIDTH * high,
      y1: middle,
      y2: middle,
      class: "interval",
    }),
    line(WIDTH * low, middle - 3, middle + 3, "interval"),
    line(WIDTH * high, middle - 3, middle + 3, "interval"),
  );
  return svg;
}
