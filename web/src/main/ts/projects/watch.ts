/** A project as it goes: its status line, and the events by which the server tells of it. */
import { get } from "../api.ts";
import { make } from "../dom.ts";
import { words } from "../site.ts";
import { count } from "./parts.ts";
import { isOver, type Project, status, timeLeft } from "./project.ts";

/** So many milliseconds later it is tried again. */
const AGAIN = 3000;

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
  const end = async () => {
    const project = await get<P>(path);
    listener.end(project);
    return project;
  };
  const again = () => {
    end().then((project) => isOver(project) || watch(path, kind, listener, more)).catch(() =>
      setTimeout(again, AGAIN)
    );
  };
  const stream = new EventSource(`${path}/events`);
  stream.addEventListener(kind, (event) => {
    const project = JSON.parse(event.data) as P;
    listener.show(project);
    if (isOver(project)) {
      stream.close();
      end().catch(() => setTimeout(again, AGAIN));
    }
  });
  for (const [type, act] of Object.entries(more)) {
    stream.addEventListener(type, (event) => act(JSON.parse(event.data)));
  }
  stream.addEventListener("error", () => {
    listener.lost();
    // A browser comes back by itself, unless it was told not to.
    if (stream.readyState === EventSource.CLOSED) {
      setTimeout(again, AGAIN);
    }
  });
}
