/** Short ways to make and find elements. */

type Child = Node | string | null;
type Attributes = Record<string, string | boolean | undefined>;

/**
 * An element with what is in it. Of its attributes one that is `true` has no value, and one that is `false` or missing is
 * left out; a text alone is its class.
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: string | Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  const all = typeof attributes === "string" ? { class: attributes || undefined } : attributes;
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function button(text: string, name: string, act: () => void): HTMLButtonElement {
  const element = make("button", { type: "button", class: name || undefined }, text);
  element.addEventListener("click", act);
  return element;
}

/** The element of the page that must be there. */
export function find<T extends Element = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) {
    throw new Error(`the page has no ${selector}`);
  }
  return element;
}

/** Puts elements into a list in this order, and touches only those that are elsewhere: whoever tabs stays where it is. */
export function arrange(list: Element, items: Element[]): void {
  const focused = document.activeElement;
  for (const child of [...list.children]) {
    if (!items.includes(child)) {
      child.remove();
    }
  }
  items.forEach((item, index) => {
    if (list.children[index] !== item) {
      list.insertBefore(item, list.children[index] ?? null);
    }
  });
  if (focused !== document.activeElement && focused?.isConnected) {
    (focused as HTMLElement).focus({ preventScroll: true });
  }
}

/** Whether somebody writes there, so that letters are not commands. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement &&
      !["checkbox", "radio", "range"].includes(target.type) ||
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A dialog with a title and a way to close it; it is removed when it is closed. */
export function dialog(kind: string, title: string, close: string, ...body: (Node | string)[]) {
  const shut = make("button", { type: "button", class: "shut", "aria-label": close }, "✕");
  const heading = make("h2", { id: `${kind}-title` }, title);
  const made = make(
    "dialog",
    { class: kind, "aria-labelledby": `${kind}-title` },
    make("div", { class: "dialog-head" }, heading, shut),
    ...body,
  );
  shut.addEventListener("click", () => made.close());
  made.addEventListener("close", () => made.remove());
  document.body.append(made);
  made.showModal();
  return made;
}
