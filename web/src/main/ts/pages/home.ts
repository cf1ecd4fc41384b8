import { tablePath } from "../home/links.ts";
import { capital } from "../text.ts";
import { makeTable, openSetup } from "../home/setup.ts";
import { Tables } from "../home/tables.ts";
import { startShell } from "../shell.ts";
import { data, words } from "../site.ts";
import type { HomeData } from "model";

const LEVEL = "level";
const given = data<HomeData>();

function level(): string {
  return document.querySelector<HTMLInputElement>("input[name=level]:checked")?.value ?? "medium";
}

/** The level that was chosen last is chosen again. */
function rememberLevel(): void {
  const last = localStorage.getItem(LEVEL);
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=level]")) {
    input.checked = last ? input.value === last : input.checked;
    input.addEventListener("change", () => localStorage.setItem(LEVEL, input.value));
  }
}

async function play(game: string): Promise<void> {
  const others = Math.max(1, (given.games[game]?.players ?? 2) - 1);
  await makeTable({ game, seats: ["me", ...Array<string>(others).fill(level())] });
}

function startCard(card: HTMLElement): void {
  const game = card.dataset.game ?? "";
  const problem = card.querySelector<HTMLElement>(".problem");
  const does = (selector: string, act: () => Promise<void>, meanwhile: string) => {
    const pressed = card.querySelector<HTMLButtonElement>(selector);
    pressed?.addEventListener("click", async () => {
      const text = pressed.textContent;
      pressed.disabled = true;
      pressed.textContent = meanwhile || text;
      try {
        await act();
      } catch (refusal) {
        if (problem) {
          problem.textContent = (refusal as Error).message;
        }
        pressed.textContent = text;
      }
      pressed.disabled = false;
    });
  };
  does(".play", () => play(game), words("starting"));
  does(".more", () => openSetup(game, capital(game), level()), "");
}

function startJoining(): void {
  const form = document.querySelector<HTMLFormElement>("#join-form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const path = tablePath(form.querySelector("input")?.value ?? "");
    const problem = form.querySelector(".problem");
    if (path) {
      location.assign(path);
    } else if (problem) {
      problem.textContent = words("link.bad", `${location.origin}/tables/x7k2m9q4wz`);
    }
  });
}

startShell();
rememberLevel();
document.querySelectorAll<HTMLElement>(".card[data-game]").forEach(startCard);
startJoining();
new Tables(given.mine.tables, given.open.tables, given.games).start();
