/** Help: pictures that follow the page's theme, a first game, and an account for a bot. */
import { withName } from "../account.ts";
import { post } from "../api.ts";
import { copy } from "../copy.ts";
import { forget } from "../lesson.ts";
import { onTheme, startShell } from "../shell.ts";
import { data, words } from "../site.ts";
import type { BotData, FirstData, MadeTable, OpenedAccount } from "model";

function find<T extends HTMLElement>(id: string): T | null {
  return document.getElementById(id) as T | null;
}

function tell(id: string, text: string): void {
  const place = find(id);
  if (place) {
    place.textContent = text;
  }
}

/** Does something on the server's side, and says what it refuses. */
async function attempt(
  problem: string,
  button: HTMLButtonElement | null,
  act: () => Promise<void>,
) {
  tell(problem, "");
  if (button) {
    button.disabled = true;
  }
  try {
    await act();
  } catch (refused) {
    tell(problem, refused instanceof Error ? refused.message : String(refused));
  } finally {
    if (button) {
      button.disabled = false;
    }
  }
}

/** Makes a table; whoever has no name yet is given one. */
function make(plan: unknown): Promise<MadeTable> {
  return withName(() => post<MadeTable>("/api/tables", plan));
}

function pictures(): void {
  onTheme((theme) => {
    for (
      const image of document.querySelectorAll<HTMLImageElement>("img[src*='/help/pictures/']")
    ) {
      const url = new URL(image.src);
      url.searchParams.set("theme", theme);
      image.src = url.href;
    }
  });
}

function firstGame(): void {
  const start = find<HTMLButtonElement>("start");
  start?.addEventListener("click", () =>
    attempt("problem", start, async () => {
      const { game, table } = data<FirstData>();
      const made = await make(table);
      forget(game);
      location.assign(`/tables/${made.id}?lesson=${game}`);
    }));
}

async function copyPart(what: string): Promise<void> {
  const isDone = await copy(find(what)?.textContent ?? "");
  tell(`copied-${what}`, words(isDone ? "copied" : "uncopied"));
}

/** The token stands wherever the page has a place for it. */
function showAccount(account: OpenedAccount): void {
  const { token } = data<BotData>();
  for (const code of document.querySelectorAll("pre")) {
    const text = code.querySelector("code") ?? code;
    text.textContent = (text.textContent ?? "").replaceAll(token, account.token);
  }
  tell("token", account.token);
  const id = find<HTMLInputElement>("id");
  if (id) {
    id.value = account.id;
  }
  const made = find("made");
  if (made) {
    made.hidden = false;
    made.focus();
  }
}

function accounts(): void {
  find<HTMLFormElement>("account")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = find<HTMLInputElement>("name")?.value ?? "";
    const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    attempt("account-problem", button, async () => {
      showAccount(await post<OpenedAccount>("/api/accounts", { name, kind: "bot" }));
      // Another one would take the token's place in the bot, which has it already.
      document.querySelector("#account")?.setAttribute("hidden", "");
    });
  });
}

function seats(): void {
  find<HTMLFormElement>("seat")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    attempt("seat-problem", button, async () => {
      const id = (find<HTMLInputElement>("id")?.value ?? "").trim().replace(/^account:/, "");
      const game = find<HTMLSelectElement>("game")?.value;
      const other = button?.value === "easy" ? "easy" : "me";
      const made = await make({ game, seats: [other, `account:${id}`] });
      location.assign(`/tables/${made.id}`);
    });
  });
}

startShell();
pictures();
firstGame();
accounts();
seats();
for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy")) {
  button.addEventListener("click", () => copyPart(button.dataset.copy ?? ""));
}
