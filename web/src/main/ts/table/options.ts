/** Aids that can be switched, a field to type moves, and the keys, in a dialog. */
import { askToNotify } from "./attention.ts";
import { button, make } from "../dom.ts";
import type { Words } from "../site.ts";
import { type Aid, AIDS, type Aids } from "./aids.ts";

const KEYS: readonly (readonly [string, string])[] = [
  ["key.arrows", "key.arrows.does"],
  ["key.enter", "key.enter.does"],
  ["key.escape", "key.escape.does"],
  ["key.turn", "key.turn.does"],
  ["U", "key.undo.does"],
  ["H", "key.hint.does"],
  ["/", "key.type.does"],
  ["L", "key.log.does"],
  ["C", "key.chat.does"],
  ["+ − 0", "key.zoom.does"],
  ["?", "key.help.does"],
];

export class Options {
  private readonly dialog = make("dialog", "options");
  private readonly field = make("input", "");
  private readonly suggestions = make("datalist", "");

  /** @param type takes a move that was typed; false if it was refused */
  constructor(
    host: HTMLElement,
    private readonly words: Words,
    private readonly aids: Aids,
    private readonly type: (text: string) => Promise<boolean>,
  ) {
    this.dialog.append(
      this.typing(),
      make("h2", "", words("aids")),
      ...AIDS.map((aid) => this.aid(aid)),
      make("h2", "", words("keys")),
      this.keys(),
      button(words("close"), "", () => this.dialog.close()),
    );
    host.append(this.dialog);
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) {
        this.dialog.close();
      }
    });
  }

  open(): void {
    this.dialog.showModal();
  }

  openTyping(): void {
    this.open();
    this.field.focus();
  }

  openKeys(): void {
    this.open();
    this.dialog.querySelector(".keys")?.scrollIntoView();
  }

  suggest(words: string[]): void {
    this.suggestions.replaceChildren(
      ...words.slice(0, 200).map((word) => {
        const option = make("option", "");
        option.value = word;
        return option;
      }),
    );
    this.field.placeholder = words[0] ? this.words("type.hint", words[0]) : "";
    this.field.disabled = words.length === 0;
  }

  private typing(): HTMLElement {
    const form = make("form", "row typing");
    this.suggestions.id = "suggestions";
    this.field.setAttribute("list", "suggestions");
    this.field.setAttribute("aria-label", this.words("type"));
    this.field.autocomplete = "off";
    this.field.spellcheck = false;
    form.append(
      make("h2", "", this.words("type")),
      this.field,
      this.suggestions,
      make("button", "primary", this.words("type.send")),
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = this.field.value;
      this.dialog.close();
      if (await this.type(text)) {
        this.field.value = "";
      }
    });
    return form;
  }

  private aid(aid: Aid): HTMLElement {
    const box = make("input", "");
    box.type = "checkbox";
    box.checked = this.aids.has(aid);
    const note = make("span", "problem");
    box.addEventListener("change", async () => {
      if (aid === "notify" && box.checked && !await askToNotify()) {
        box.checked = false;
        note.textContent = this.words("notify.denied");
      }
      this.aids.set(aid, box.checked);
    });
    return make("label", "aid", box, make("span", "", this.words(`aid.${aid}`)), note);
  }

  private keys(): HTMLElement {
    const list = make("dl", "keys");
    for (const [key, does] of KEYS) {
      const name = key.startsWith("key.") ? this.words(key) : key;
      list.append(make("dt", "", make("kbd", "", name)), make("dd", "", this.words(does)));
    }
    return list;
  }
}
