/** Records that are brought: chosen, dropped or pasted. */
import { withName } from "../account.ts";
import { get, postText, send } from "../api.ts";
import { button, find, make } from "../dom.ts";
import { me, words } from "../site.ts";
import { capital } from "../text.ts";
import { firstRecord } from "./record.ts";
import type { ListedReplay } from "model";

const LARGEST = 1 << 20;

function refuse(text: string): void {
  find("#bring-problem").textContent = text;
}

async function show(text: string): Promise<void> {
  refuse("");
  const record = firstRecord(text);
  if (record.length > LARGEST) {
    refuse(words("bring.large"));
    return;
  }
  try {
    const { id } = await withName(() => postText<{ id: string }>("/api/replays", record));
    location.assign(`/replays/${id}?ply=0`);
  } catch (refusal) {
    refuse((refusal as Error).message);
  }
}

async function files(list: FileList | null | undefined): Promise<void> {
  const file = list?.item(0);
  if (!file || !list) {
    return;
  }
  if (list.length > 1) {
    refuse(words("bring.several"));
    return;
  }
  await show(await file.slice(0, LARGEST + 1).text());
}

async function own(): Promise<void> {
  const all = await get<ListedReplay[]>("/api/replays");
  find("#own-title").hidden = all.length === 0;
  find("#own").replaceChildren(...all.map(line));
}

function line(each: ListedReplay): HTMLElement {
  const link = make("a", "", [capital(each.game), ...each.players].join(" · "));
  link.href = `/replays/${each.id}?ply=0`;
  const away = button(words("take-away"), "", () => takeAway(each.id, away));
  away.setAttribute("aria-label", words("take-away.of", link.textContent ?? ""));
  return make("li", "", link, make("span", "soft", words("moves", each.plies)), away);
}

/** Whoever takes several away finds the next one where it is. */
async function takeAway(id: string, away: HTMLButtonElement): Promise<void> {
  refuse("");
  away.disabled = true;
  const buttons = () => [...find("#own").querySelectorAll("button")];
  const index = buttons().indexOf(away);
  try {
    await send("DELETE", `/api/replays/${id}`);
    await own();
    const left = buttons();
    (left[Math.min(index, left.length - 1)] ?? find<HTMLInputElement>("#file")).focus();
  } catch (refusal) {
    away.disabled = false;
    away.focus();
    refuse((refusal as Error).message);
  }
}

export function startBringing(): void {
  const input = find<HTMLInputElement>("#file");
  input.addEventListener("change", () => files(input.files));
  find("#paste").addEventListener("submit", (event) => {
    event.preventDefault();
    show(find<HTMLTextAreaElement>("#pasted").value);
  });
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    find("#bring").classList.add("over");
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) {
      find("#bring").classList.remove("over");
    }
  });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    find("#bring").classList.remove("over");
    files(event.dataTransfer?.files);
  });
  if (me) {
    own().catch(() => undefined);
  }
}
