/** The switches of the header: language, and light or dark. What was chosen is kept in cookies. */

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

export function startShell(): void {
  document.querySelector<HTMLElement>(".switch.theme")?.addEventListener("click", () => {
    const next = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    remember("theme", next);
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
