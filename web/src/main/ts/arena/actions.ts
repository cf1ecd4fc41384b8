/** What whoever began a tournament can do about it, and what anybody can take home. */
import { post, send } from "../api.ts";
import { button, make } from "../dom.ts";
import { words } from "../site.ts";
import { type Brief, isOver } from "./cup.ts";

export class Actions {
  private readonly problem = make("p", { class: "problem", role: "alert" });
  private readonly stop = button(words("stop"), "", () => this.act("stop"));
  private readonly resume = button(words("resume"), "", () => this.act("resume"));
  private readonly remove = button(words("delete"), "danger", () => this.ask());
  private readonly row = make("div", { class: "cup-actions" }, this.stop, this.resume, this.remove);
  private readonly question = make("div", { class: "cup-actions", hidden: true });
  readonly element = make("div", {}, this.row, this.question, this.problem);

  constructor(private readonly id: string, private readonly isMine: boolean) {}

  show(cup: Brief): void {
    this.element.hidden = !this.isMine;
    this.stop.hidden = isOver(cup);
    this.resume.hidden = cup.state !== "stopped" && cup.state !== "failed";
    this.remove.hidden = !isOver(cup);
  }

  private async act(what: string): Promise<void> {
    this.problem.textContent = "";
    try {
      await post(`/api/tournaments/${this.id}/${what}`);
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
      await send("DELETE", `/api/tournaments/${this.id}`);
      location.assign("/arena");
    } catch (refused) {
      this.problem.textContent = (refused as Error).message;
    }
  }
}

/** Links to the files; the report is there at the end. */
export class Files {
  private readonly list = make("ul", { class: "files" });
  private readonly later = make("p", { class: "soft" }, words("files.later"));
  readonly element = make("div", {}, this.list, this.later);
  private shown = "";

  show(cup: Brief): void {
    const all = isOver(cup) && cup.played > 0;
    const key = `${all} ${cup.played > 0}`;
    if (key === this.shown) {
      return;
    }
    this.shown = key;
    this.later.hidden = all;
    const at = `/api/tournaments/${cup.id}/files`;
    const links: [string, string][] = [];
    if (all) {
      links.push(["report", `/arena/${cup.id}/report.html`], ["json", `${at}/report.json`]);
    }
    if (cup.played > 0) {
      links.push(["csv", `${at}/standings.csv`], ["records", `${at}/records.jsonl`]);
    }
    links.push(["zip", `${at}.zip`]);
    this.list.replaceChildren(
      ...links.map(([name, href]) => make("li", {}, make("a", { href }, words(`files.${name}`)))),
    );
  }
}
