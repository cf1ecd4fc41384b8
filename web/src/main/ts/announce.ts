/** Says things to those who listen to the page: each once, one after the other. */

let region: HTMLElement | null = null;

function ears(): HTMLElement {
  if (!region) {
    region = document.createElement("div");
    region.className = "hidden";
    region.setAttribute("role", "log");
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  return region;
}

const KEPT = 6;

export function announce(text: string): void {
  if (!text) {
    return;
  }
  const line = document.createElement("p");
  line.textContent = text;
  const all = ears();
  all.append(line);
  while (all.childElementCount > KEPT) {
    all.firstElementChild?.remove();
  }
}
