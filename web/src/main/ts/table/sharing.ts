/** The end of a game as a picture and a link, given to the system's share sheet where the browser has one. */
import { copy } from "../copy.ts";
import { make } from "../dom.ts";
import { keyed } from "../key.ts";
import { made } from "../replay/download.ts";
import { theme } from "../shell.ts";
import type { Words } from "../site.ts";
import type { Table } from "model";

/** What is shared. */
interface Shared {
  link: string;
  picture: string;
  file: string;
  text: string;
}

function shared(table: Table, key: string, text: string): Shared {
  const path = keyed(`/replays/${table.id}`, key);
  const ply = table.ply === undefined ? "" : `ply=${table.ply}&`;
  return {
    link: new URL(path, location.href).href,
    picture: keyed(`/api/replays/${table.id}/picture?${ply}as=png&theme=${theme()}`, key),
    file: `${table.game}-${table.id}.png`,
    text,
  };
}

/** Whether the share sheet has taken it; also where somebody has closed it again. */
async function given(what: Shared): Promise<boolean> {
  if (!navigator.canShare) {
    return false;
  }
  const answer = await made(what.picture);
  const picture = new File([await answer.blob()], what.file, { type: "image/png" });
  const all = { title: document.title, text: what.text, url: what.link };
  const most = answer.ok ? { ...all, files: [picture] } : all;
  const data = navigator.canShare(most) ? most : all;
  if (!navigator.canShare(data)) {
    return false;
  }
  await navigator.share(data);
  return true;
}

/**
 * Shares the end of a game. Without a share sheet the link is copied, and the picture can be saved.
 *
 * @param said where that is told
 */
export async function share(
  table: Table,
  key: string,
  text: string,
  said: HTMLElement,
  words: Words,
): Promise<void> {
  const what = shared(table, key, text);
  try {
    if (await given(what)) {
      return;
    }
  } catch (refusal) {
    if (refusal instanceof DOMException && refusal.name === "AbortError") {
      return;
    }
  }
  const isCopied = await copy(what.link);
  const save = make("a", { href: what.picture, download: what.file }, words("share.save"));
  const link = make("a", { href: what.link }, what.link);
  said.replaceChildren(...(isCopied ? [words("share.copied")] : [link]), " ", save);
}
