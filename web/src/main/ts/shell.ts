/** The switches of the header: who one is, language, and light or dark. What was chosen is kept in cookies. */
import { startAccount } from "./account.ts";

const LANGUAGES = ["en", "fr"];
const YEAR = 365 * 24 * 3600;

function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Told whenever the page becomes light or dark. */
export function onTheme(listener: (theme: "light" | "dark") => void): void {
  addEventListener("plateau-theme", () => listener(theme()));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => listener(theme()));
}

export function theme(): "light" | "dark" {
  return isDark() ? "dark" : "light";
}

/** What the browser paints around the page follows the page. */
function paint(theme: "light" | "dark"): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.removeAttribute("media");
    meta.content = theme === "dark" ? "#1d1f23" : "#fbf8f1";
  }
}

export function startShell(): void {
  startAccount();
  const asked = new URL(location.href).searchParams.get("lang");
  if (asked && LANGUAGES.includes(asked)) {
    remember("language", asked);
  }
  document.querySelector<HTMLElement>(".switch.theme")?.addEventListener("click", () => {
    const next = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    remember("theme", next);
    paint(next);
    dispatchEvent(new Event("plateau-theme"));
  });
  document.querySelector<HTMLAnchorElement>(".switch.language")?.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      remember("language", (event.currentTarget as HTMLAnchorElement).hreflang);
      const url = new URL(location.href);
      url.searchParams.delete("lang");
      location.replace(url);
    },
  );
}
