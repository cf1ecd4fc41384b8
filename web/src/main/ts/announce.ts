/** Says things to those who listen to the page: each once, one after the other. */

/** Where they are said; it must be there before the first of them. */
const region = ears();

function ears(): HTMLElement {
  const made = document.createElement("div");
  made.className = "hidden";
  made.setAttribute("role", "log");
  made.setAttribute("aria-live", "polite");
  document.body.append(made);
  return made;
}

const KEPT = 6;

export function announce(text: string): void {
  if (!text) {
    return;
  }
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > KEPT) {
    region.firstElementChild?.remove();
  }
}
