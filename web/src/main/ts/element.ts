/** Elements of the page, made from script. */

type Attributes = Record<string, string | boolean | undefined>;

/** An element with attributes and what is in it; an attribute that is `true` has no value, one that is `false` or missing is left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children);
  return element;
}

export function button(text: string, act: () => void, kind = ""): HTMLButtonElement {
  const made = make("button", { type: "button", class: kind || undefined }, text);
  made.addEventListener("click", act);
  return made;
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
