/** Plots as the server draws them, drawn anew when there is more to draw. */
import { make } from "../dom.ts";
import { onTheme, theme } from "../shell.ts";
import { words } from "../site.ts";
import type { Plot } from "model";

/** So many are in sight at first. */
const IN_SIGHT = 2;

export class Plots {
  private readonly first = make("div", { class: "plots" });
  private readonly rest = make("div", { class: "plots" });
  private readonly more = make("details", {}, make("summary", {}, words("plots.more")), this.rest);
  readonly element = make("div", {}, this.first, this.more);
  /** As wide as the page is when it is opened, in steps. */
  private readonly width = Math.min(1100, Math.max(320, 20 * Math.floor((innerWidth - 40) / 20)));
  private plots: Plot[] = [];
  private played = 0;

  constructor(private readonly path: string) {
    onTheme(() => this.draw());
  }

  /** Gives whether there is something to show. */
  show(plots: Plot[], played: number): boolean {
    const isSame = plots.map((each) => each.name).join() ===
      this.plots.map((each) => each.name).join();
    this.plots = plots;
    this.played = played;
    if (isSame) {
      this.draw();
    } else {
      this.first.replaceChildren(...plots.slice(0, IN_SIGHT).map((each) => this.figure(each)));
      this.rest.replaceChildren(...plots.slice(IN_SIGHT).map((each) => this.figure(each)));
      this.more.hidden = plots.length <= IN_SIGHT;
    }
    return plots.length > 0;
  }

  private source(plot: Plot): string {
    return `${this.path}/plots/${plot.name}?theme=${theme()}&width=${this.width}&games=${this.played}`;
  }

  private figure(plot: Plot): HTMLElement {
    const image = make("img", {
      src: this.source(plot),
      alt: `${plot.heading}. ${plot.caption}`,
      loading: "lazy",
    });
    return make(
      "figure",
      { "data-plot": plot.name },
      make(
        "div",
        { class: "scroll", tabindex: "0", role: "group", "aria-label": plot.heading },
        image,
      ),
    );
  }

  /** A picture is replaced once the next is there. */
  private draw(): void {
    for (const figure of this.element.querySelectorAll<HTMLElement>("figure")) {
      const plot = this.plots.find((each) => each.name === figure.dataset.plot);
      const image = figure.querySelector("img");
      if (!plot || !image || image.src.endsWith(this.source(plot))) {
        continue;
      }
      image.alt = `${plot.heading}. ${plot.caption}`;
      image.src = this.source(plot);
    }
  }
}
