/** The list of games that are over, and the place where records are brought. */
import { get } from "../api.ts";
import { find, make } from "../dom.ts";
import { onTheme, theme } from "../shell.ts";
import { language, words } from "../site.ts";
import { startBringing } from "./bring.ts";
import { capital } from "../text.ts";
import type { ListedTable, TablePage } from "model";

const PAGE = 24;
const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

function players(listed: ListedTable): HTMLElement {
  const most = Math.max(...listed.seats.map((seat) => seat.payoff ?? 0));
  const list = make("span", "seats-of");
  for (const { name, score, payoff } of listed.seats) {
    const isFirst = payoff === most && most > 0;
    list.append(
      make("span", isFirst ? "winner" : "", `${name || "–"} `, make("b", "", String(score ?? ""))),
    );
  }
  return list;
}

function card(listed: ListedTable): HTMLElement {
  const picture = make("img");
  picture.alt = "";
  picture.loading = "lazy";
  picture.decoding = "async";
  picture.dataset.source = `/api/replays/${listed.id}/picture?layers=none`;
  picture.src = `${picture.dataset.source}&theme=${theme()}`;
  const link = make(
    "a",
    "card",
    picture,
    make("span", "name", capital(listed.game)),
    players(listed),
    make("span", "soft", date.format(listed.ended)),
  );
  link.href = `/replays/${listed.id}`;
  return make("li", "", link);
}

export function startList(): void {
  const form = find<HTMLFormElement>("#search");
  const games = find("#games");
  const more = find<HTMLButtonElement>("#more");
  let before: string | undefined;

  function query(): URLSearchParams {
    const wanted = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const text = String(value).trim();
      if (text && text !== "any") {
        wanted.set(name, text);
      }
    }
    return wanted;
  }

  async function show(isMore: boolean): Promise<void> {
    const wanted = query();
    wanted.set("limit", String(PAGE));
    if (isMore && before) {
      wanted.set("before", before);
    }
    const page = await get<TablePage>(`/api/history?${wanted}`);
    if (!isMore) {
      games.replaceChildren();
    }
    games.append(...page.tables.map(card));
    before = page.before;
    more.hidden = before === undefined;
    const count = games.childElementCount;
    find("#found").textContent = count === 0
      ? words("found.none")
      : count === 1
      ? words("found.one")
      : words(before === undefined ? "found" : "found.more", count);
  }

  function search(isMore: boolean): void {
    show(isMore).catch((refusal) => find("#found").textContent = refusal.message);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = query().toString();
    history.replaceState(null, "", chosen ? `?${chosen}` : location.pathname);
    search(false);
  });
  form.addEventListener("change", () => form.requestSubmit());
  more.addEventListener("click", () => search(true));
  onTheme((now) =>
    games.querySelectorAll("img").forEach((picture) =>
      picture.src = `${picture.dataset.source}&theme=${now}`
    )
  );
  search(false);
  startBringing();
}
