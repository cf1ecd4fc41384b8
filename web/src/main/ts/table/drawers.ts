/** On a narrow screen log and chat are drawers, with a mark for what is new. */
import { button } from "../dom.ts";
import type { Words } from "../site.ts";

export type Drawer = "log" | "chat";

export class Drawers {
  private readonly tabs: Record<Drawer, HTMLButtonElement>;
  private readonly unread: Record<Drawer, number> = { log: 0, chat: 0 };
  private open: Drawer | null = null;

  constructor(
    private readonly table: HTMLElement,
    host: HTMLElement,
    private readonly words: Words,
  ) {
    this.tabs = {
      log: button(words("log"), "tab", () => this.toggle("log")),
      chat: button(words("chat"), "tab", () => this.toggle("chat")),
    };
    host.append(this.tabs.log, this.tabs.chat);
    this.tabs.log.setAttribute("aria-controls", "log");
    this.tabs.chat.setAttribute("aria-controls", "chat");
    this.show();
  }

  toggle(drawer: Drawer): void {
    this.open = this.open === drawer ? null : drawer;
    this.show();
  }

  /** Opens a drawer, where there are any. */
  reveal(drawer: Drawer): void {
    this.open = drawer;
    this.show();
  }

  close(): boolean {
    const wasOpen = this.open !== null;
    this.open = null;
    this.show();
    return wasOpen;
  }

  /** Something is new in a drawer. */
  note(drawer: Drawer): void {
    if (this.open !== drawer) {
      this.unread[drawer]++;
      this.show();
    }
  }

  private show(): void {
    if (this.open) {
      this.unread[this.open] = 0;
      this.table.dataset.drawer = this.open;
    } else {
      delete this.table.dataset.drawer;
    }
    for (const drawer of ["log", "chat"] as const) {
      const tab = this.tabs[drawer];
      const count = drawer === "chat" ? this.unread.chat : 0;
      tab.textContent = this.words(drawer);
      tab.classList.toggle("unread", count > 0);
      tab.setAttribute("aria-expanded", String(this.open === drawer));
      tab.title = count > 0 ? this.words("unread", count) : "";
    }
  }
}
