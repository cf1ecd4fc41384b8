/** A small graph of the shares of the win: it can be clicked, and says in words what it shows. */
import type { Words } from "../site.ts";
import { shape } from "../table/sign.ts";
import type { Judged } from "model";
import { at, percent, type Share } from "./shares.ts";

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 112;
/** Before it is known how wide the graph is. */
const WIDTH = 320;
const SIDE = 4;

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, String(value));
  }
  return made;
}

export class Graph {
  private readonly svg = element("svg", {
    role: "slider",
    tabindex: 0,
    "aria-valuemin": 0,
  });
  private readonly cursor = element("line", { class: "cursor", y1: 0, y2: HEIGHT });
  private readonly curves = element("g", {});
  private readonly rules = element("g", {});
  private width = WIDTH;
  private shares: Share[][] = [];
  private judgements: Judged[] = [];
  private ply = 0;

  /**
   * @param names of the players
   * @param go goes to a ply
   */
  constructor(
    private readonly host: HTMLElement,
    private readonly plies: number,
    private readonly names: string[],
    private readonly words: Words,
    go: (ply: number) => void,
  ) {
    this.svg.setAttribute("aria-label", words("graph"));
    this.svg.setAttribute("aria-valuemax", String(plies));
    this.svg.append(this.rules, this.cursor, this.curves);
    this.svg.addEventListener("click", (event) => {
      const box = this.svg.getBoundingClientRect();
      go(Math.round((event.clientX - box.x - SIDE) / (box.width - 2 * SIDE) * plies));
    });
    host.append(this.svg);
    if (names.length > 2) {
      const note = document.createElement("p");
      note.className = "soft";
      note.textContent = words("graph.own");
      host.append(note);
    }
    new ResizeObserver(() => this.draw()).observe(host);
  }

  private x(ply: number): number {
    return SIDE + (this.plies === 0 ? 0 : ply / this.plies) * (this.width - 2 * SIDE);
  }

  private y(share: number): number {
    return SIDE + (1 - share) * (HEIGHT - 2 * SIDE);
  }

  /** Shows what is known by now. */
  show(shares: Share[][], judgements: Judged[]): void {
    this.shares = shares;
    this.judgements = judgements;
    this.host.hidden = false;
    this.draw();
  }

  private draw(): void {
    this.width = this.host.clientWidth || WIDTH;
    this.svg.setAttribute("viewBox", `0 0 ${this.width} ${HEIGHT}`);
    this.rules.replaceChildren(...[0.25, 0.5, 0.75].map((share) => {
      const y = this.y(share);
      return element("line", { class: "rule", x1: 0, x2: this.width, y1: y, y2: y });
    }));
    this.curves.replaceChildren(
      ...this.shares.flatMap((line, seat) => this.curve(line, seat)),
      ...this.judgements.filter((each) => each.kind).map((each) => this.mark(each)),
    );
    this.at(this.ply);
  }

  private curve(line: Share[], seat: number): SVGElement[] {
    if (line.length === 0) {
      return [];
    }
    const points = line.map(({ ply, share }) =>
      `${this.x(ply).toFixed(1)} ${this.y(share).toFixed(1)}`
    );
    const last = line.at(-1) ?? { ply: 0, share: 0 };
    const end = shape(seat);
    end.setAttribute(
      "transform",
      `translate(${Math.min(this.x(last.ply), this.width - 8)} ${this.y(last.share)})`,
    );
    const curve = element("path", {
      class: "curve",
      d: "M" + points.join("L"),
      stroke: `var(--p${seat % 8})`,
    });
    return [curve, end];
  }

  /** A decision that gave much away. */
  private mark(judgement: Judged): SVGElement {
    const share = judgement.payoffs[judgement.seat] ?? 0;
    const [x, y] = [this.x(judgement.ply), this.y(share)];
    const size = judgement.kind === "blunder" ? 4.5 : 3;
    const mark = element("path", {
      class: `mark ${judgement.kind}`,
      d: `M${x - size} ${y - size}h${2 * size}L${x} ${y + size}z`,
    });
    const title = element("title", {});
    title.textContent = `${this.words(judgement.kind)}: ${this.names[judgement.seat] ?? ""}`;
    mark.append(title);
    return mark;
  }

  /** Shows where in the game one is. */
  at(ply: number): void {
    this.ply = ply;
    const x = String(this.x(ply));
    this.cursor.setAttribute("x1", x);
    this.cursor.setAttribute("x2", x);
    const known = at(this.shares, ply)
      .map((share, seat) =>
        share === null ? "" : this.words("graph.share", this.names[seat] ?? "", percent(share))
      )
      .filter(Boolean)
      .join(", ");
    this.svg.setAttribute("aria-valuenow", String(ply));
    this.svg.setAttribute(
      "aria-valuetext",
      this.words("graph.at", ply, known || this.words("graph.unknown")),
    );
  }
}
