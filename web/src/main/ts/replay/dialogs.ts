/** What can be done with a position: share it, download it, play on from it, choose what it shows. */
import { withName } from "../account.ts";
import { post } from "../api.ts";
import { copying } from "../copy.ts";
import { dialog, make } from "../dom.ts";
import { keyed } from "../key.ts";
import { theme } from "../shell.ts";
import type { Words } from "../site.ts";
import { download } from "./download.ts";
import type { Replay } from "model";

const LAYERS = ["coordinates", "projected", "remaining"];

/** A text that can be copied. */
function copied(words: Words, label: string, text: string, rows: number): HTMLElement {
  const id = `copy-${label.length}-${rows}`;
  const field = rows > 1
    ? make("textarea", { id, readonly: true, rows: String(rows), spellcheck: "false" })
    : make("input", { id, readonly: true });
  field.value = text;
  field.addEventListener("focus", () => field.select());
  const [copy, said] = copying(words("share.copy"), field);
  return make(
    "div",
    { class: "copied" },
    make("label", { for: id }, label),
    make("div", { class: "row" }, field, copy),
    said,
  );
}

function frame(address: string, title: string): string {
  const escaped = title.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
  return `<iframe src="${address}" title="${escaped}" width="640" height="520" ` +
    `loading="lazy" style="border:0"></iframe>`;
}

export function share(replay: Replay, key: string, ply: number, words: Words): void {
  const link = keyed(`${location.origin}/replays/${replay.id}?ply=${ply}`, key);
  const embed = keyed(`${location.origin}/embed/${replay.id}?ply=${ply}`, key);
  dialog(
    "share-dialog",
    words("share.title"),
    words("close"),
    copied(words, words("share.link"), link, 1),
    copied(words, words("share.embed"), frame(embed, document.title), 4),
  );
}

export function downloads(replay: Replay, key: string, ply: number, words: Words): void {
  const path = `/api/replays/${replay.id}`;
  const name = `${replay.game}-${replay.id}`;
  const light = `theme=${theme()}`;
  const said = make("p", { class: "soft", role: "status" });
  const files: [string, string, string][] = [
    ["record", `${path}/record`, `${name}.json`],
    ["svg", `${path}/picture?ply=${ply}&as=svg&${light}`, `${name}-${ply}.svg`],
    ["png", `${path}/picture?ply=${ply}&as=png&${light}`, `${name}-${ply}.png`],
    ["text", `${path}/picture?ply=${ply}&as=text`, `${name}-${ply}.txt`],
    ["gif", `${path}/film?as=gif&${light}`, `${name}.gif`],
  ];
  const items = files.map(([kind, path, file]) => {
    const address = keyed(path, key);
    const link = make("a", { href: address, download: file }, words(`downloads.${kind}`));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      said.textContent = words("downloads.making");
      download(address, file).then(
        () => said.textContent = "",
        (refusal) => said.textContent = words("downloads.failed", refusal.message),
      );
    });
    const wait = kind === "gif"
      ? make("span", { class: "soft" }, ` ${words("downloads.gif.wait")}`)
      : "";
    return make("li", {}, link, wait);
  });
  const list = make("ul", { class: "files" }, ...items);
  dialog("downloads-dialog", words("downloads.title"), words("close"), list, said);
}

/** A choice of one among a few. */
function choice(
  name: string,
  label: string,
  options: [string, string][],
  chosen: string,
): HTMLElement {
  const list = make("select", { id: `on-${name}`, name });
  for (const [value, text] of options) {
    list.append(make("option", { value, selected: value === chosen }, text));
  }
  return make("p", {}, make("label", { for: list.id }, label), " ", list);
}

/** Goes on from a position against bots, at a table of its own. */
export function playOn(
  replay: Replay,
  key: string,
  ply: number,
  mover: number | null,
  isOver: boolean,
  levels: string[],
  words: Words,
): void {
  const problem = make("p", { class: "problem", role: "alert" });
  const seats = replay.players.map(({ name }, seat): [string, string] => [String(seat), name]);
  const form = make(
    "form",
    {},
    choice("seat", words("on.seat"), seats, String(mover ?? 0)),
    choice(
      "level",
      words("on.against"),
      levels.map((level) => [level, words(`on.level.${level}`)]),
      "medium",
    ),
    make("button", { class: "primary", type: "submit" }, words("on.start")),
    problem,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    start(replay, key, ply, Number(data.get("seat")), String(data.get("level"))).catch(
      (refusal) => problem.textContent = refusal.message,
    );
  });
  const body = isOver ? make("p", {}, words("on.over")) : form;
  dialog("on-dialog", words("on.title", ply), words("close"), body);
}

async function start(
  replay: Replay,
  key: string,
  ply: number,
  own: number,
  level: string,
): Promise<void> {
  const seats = replay.players.map((_, seat) => (seat === own ? "me" : level));
  const plan = { from: { replay: replay.id, ply, ...(key ? { key } : {}) }, seats, rated: false };
  const made = await withName(
    () => post<{ id: string }>("/api/tables", plan),
  );
  location.assign(`/tables/${made.id}`);
}

/** Chooses what is shown besides the board. */
export function shown(
  layers: string[],
  words: Words,
  changed: (layers: string[]) => void,
): void {
  const boxes = LAYERS.map((layer) => {
    const box = make("input", { type: "checkbox", name: layer, checked: layers.includes(layer) });
    box.addEventListener(
      "change",
      () => changed(boxes.filter((each) => each.checked).map((each) => each.name)),
    );
    return box;
  });
  const rows = boxes.map((box) =>
    make("p", {}, make("label", {}, box, ` ${words(`layer.${box.name}`)}`))
  );
  dialog("shown-dialog", words("shown.title"), words("close"), ...rows);
}
