/** Short ways to make and find elements. */

type Child = Node | string | null;

/** An element with a class and what is in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name = "",
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (name) {
    element.className = name;
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function button(text: string, name: string, act: () => void): HTMLButtonElement {
  const element = make("button", name, text);
  element.type = "button";
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

/** Whether somebody writes there, so that letters are not commands. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement &&
      !["checkbox", "radio", "range"].includes(target.type) ||
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
