/** What anybody can take home of a tournament. */
import { make } from "../dom.ts";
import { isOver } from "../projects/project.ts";
import { words } from "../site.ts";
import type { Tournament } from "model";

/** Links to the files; the report is there at the end. */
export class Files {
  private readonly list = make("ul", { class: "files" });
  private readonly later = make("p", { class: "soft" }, words("files.later"));
  readonly element = make("div", {}, this.list, this.later);
  private shown = "";

  show(cup: Tournament): void {
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
