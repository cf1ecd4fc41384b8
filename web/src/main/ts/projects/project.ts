/** What the server does for long beside the tables, as it tells it: a tournament, an evaluation. */

export type State = "waiting" | "running" | "stopped" | "done" | "failed";

export interface Project {
  id: string;
  made: number;
  game: string;
  state: State;
  place?: number;
  why?: string;
  played: number;
  planned: number;
  left?: number;
}

/** A key of the page's words, and what stands in its places. */
export type Saying = [string, ...(string | number)[]];

export function isOver(project: Project): boolean {
  return project.state !== "waiting" && project.state !== "running";
}

/** What the status line says. */
export function status(project: Project): Saying {
  switch (project.state) {
    case "waiting":
      return project.place ? ["status.waiting", project.place] : ["status.starting"];
    case "stopped":
      return [
        project.why === "time" ? "status.time" : "status.stopped",
        project.played,
        project.planned,
      ];
    case "done":
      return ["status.done", project.played];
    case "failed":
      return [`status.failed.${project.why ?? "other"}`];
    default:
      return ["status.running"];
  }
}

/** The same in a word, for lists. */
export function stateOf(project: Project): Saying {
  return project.state === "waiting" && !project.place
    ? ["status.starting"]
    : [`state.${project.state}`, project.place ?? ""];
}

/** How long it will take, as people say it; nothing as long as nobody knows. */
export function timeLeft(seconds: number | undefined): Saying | undefined {
  if (seconds === undefined) {
    return undefined;
  }
  if (seconds < 60) {
    return ["left.seconds"];
  }
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? ["left.minutes", minutes] : ["left.hours", Math.round(minutes / 60)];
}
