/** What whoever began a project can do about it. */
import { post, send } from "../api.ts";
import { button, make } from "../dom.ts";
import { words } from "../site.ts";
import { isOver, type Project } from "./project.ts";

export class Actions {
  private readonly problem = make("p", { class: "problem", role: "alert" });
  private readonly stop = button(words("stop"), "", () => this.act("stop"));
  private readonly resume = button(words("resume"), "", () => this.act("resume"));
  private readonly remove = button(words("delete"), "danger", () => this.ask());
  private readonly row = make(
    "div",
    { class: "project-actions" },
    this.stop,
    this.resume,
    this.remove,
  );
  private readonly question = make("div", { class: "project-actions", hidden: true });
  readonly element = make("div", {}, this.row, this.question, this.problem);

  /**
   * @param path of the project in the API
   * @param home where the others are
   */
  constructor(
    private readonly path: string,
    private readonly home: string,
    private readonly isMine: boolean,
  ) {}

  show(project: Project): void {
    this.element.hidden = !this.isMine;
    this.stop.hidden = isOver(project);
    this.resume.hidden = project.state !== "stopped" && project.state !== "failed" ||
      project.why === "time";
    this.remove.hidden = !isOver(project);
  }

  private async act(what: string): Promise<void> {
    this.problem.textContent = "";
    try {
      await post(`${this.path}/${what}`);
      if (what === "resume") {
        location.reload();
      }
    } catch (refused) {
      this.problem.textContent = (refused as Error).message;
    }
  }

  private ask(): void {
    const keep = button(words("delete.no"), "", () => {
      this.question.hidden = true;
      this.row.hidden = false;
      this.remove.focus();
    });
    const yes = button(words("delete.yes"), "danger", () => this.delete());
    this.question.replaceChildren(
      make("span", { role: "alert" }, words("delete.sure")),
      yes,
      keep,
    );
    this.row.hidden = true;
    this.question.hidden = false;
    keep.focus();
  }

  private async delete(): Promise<void> {
    try {
      await send("DELETE", this.path);
      location.assign(this.home);
    } catch (refused) {
      this.problem.textContent = (refused as Error).message;
    }
  }
}
