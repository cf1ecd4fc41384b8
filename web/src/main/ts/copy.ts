/** Copies texts, also where the browser has no clipboard for scripts, as on plain http. */
import { button, make } from "./dom.ts";
import { words } from "./site.ts";

/** Copies a text; gives whether that was done. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

/** What is not in an open dialog cannot be marked while it is open. */
function byHand(text: string): boolean {
  const before = document.activeElement;
  const field = make("textarea", { class: "hidden", readonly: true });
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    (before as HTMLElement | null)?.focus();
  }
}

/** A button that copies what is in a field, and what is said of it. Where nothing was copied the text is marked. */
export function copying(
  label: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): [HTMLButtonElement, HTMLElement] {
  const said = make("span", { class: "soft", role: "status" });
  const act = button(label, "", async () => {
    const isDone = await copy(field.value);
    said.textContent = words(isDone ? "copied" : "uncopied");
    if (!isDone) {
      field.focus();
      field.select();
    }
  });
  return [act, said];
}
