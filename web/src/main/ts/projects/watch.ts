/** A project as it goes: its status line, and the events by which the server tells of it. */
import { get } from "../api.ts";
import { make } from "../dom.ts";
import { words } from "../site.ts";
import { Stream } from "../stream.ts";
import { count } from "./parts.ts";
import { isOver, type Project, status, timeLeft } from "./project.ts";

export class Status {
  private readonly said = make("span", { role: "status" });
  private readonly told = make("span", { class: "soft" });
  private readonly progress = make("progress", { "aria-label": words("progress.label") });
  readonly elements = [
    make("p", { class: "status-line" }, this.said, " ", this.told),
    this.progress,
  ];

  /** Whoever listens to the page hears it only when it is something new. */
  say(text: string): void {
    if (this.said.textContent !== text) {
      this.said.textContent = text;
    }
  }

  show(project: Project): void {
    const [key, ...values] = status(project);
    this.say(words(key, ...values.map((each) => typeof each === "number" ? count(each) : each)));
    const left = timeLeft(project.state === "running" ? project.left : undefined);
    const parts = [words("progress", count(project.played), count(project.planned))];
    this.told.textContent = [...parts, ...(left ? [words(...left)] : [])].join(", ");
    this.told.hidden = isOver(project);
    this.progress.max = Math.max(1, project.planned);
    this.progress.value = project.played;
    this.progress.hidden = isOver(project);
  }
}

/** What is told of a project. */
export interface Listener<P extends Project> {
  show(project: P): void;
  /** It is over, or what was missed is told at once. */
  end(project: P): void;
  lost(): void;
  /** There is nothing any more to be told. */
  gone(why: string): void;
}

/**
 * Listens until it is over.
 *
 * @param path of the project in the API
 * @param kind of its events
 * @param more other kinds of events, and what is done about them
 */
export function watch<P extends Project>(
  path: string,
  kind: string,
  listener: Listener<P>,
  more: Record<string, (json: unknown) => void> = {},
): void {
  new Stream(`${path}/events`, [kind, ...Object.keys(more)], {
    told: (type, json) => {
      if (type !== kind) {
        more[type]?.(json);
        return false;
      }
      const project = json as P;
      listener.show(project);
      return isOver(project);
    },
    line: (line, why) => {
      if (line === "lost") {
        listener.lost();
      } else if (why) {
        listener.gone(why);
      }
    },
    isOver: async () => {
      const project = await get<P>(path);
      listener.end(project);
      return isOver(project);
    },
  });
}
