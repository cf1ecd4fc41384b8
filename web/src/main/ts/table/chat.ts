/** What is said at a table. */
import { button, make } from "../dom.ts";
import type { Words } from "../site.ts";
import type { Said } from "model";
import { sign } from "./sign.ts";

export class Chat {
  private readonly muted = new Set<string>();

  /**
   * @param say sends what was written
   * @param mute lets somebody speak no more at the table, where one may; null where one may not
   */
  constructor(
    private readonly list: HTMLElement,
    form: HTMLFormElement,
    private readonly words: Words,
    private readonly me: string,
    say: (text: string) => Promise<boolean>,
    private readonly mute: ((account: string, isMuted: boolean) => void) | null,
  ) {
    const field = form.querySelector("input");
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field?.value.trim() ?? "";
      if (field && text && await say(text)) {
        field.value = "";
      }
    });
  }

  /** Whether one does not want to hear somebody. */
  isMuted(account: string): boolean {
    return this.muted.has(account);
  }

  add(said: Said): void {
    const { account } = said;
    const item = make("li", "");
    item.dataset.account = account;
    if (said.seat >= 0) {
      item.append(sign(said.seat));
    }
    item.append(make("b", "", `${said.name}: `), make("span", "", said.text));
    if (account && account !== this.me) {
      item.append(this.muting(account));
    }
    item.querySelector("span:not(.sign)")?.classList.toggle("silenced", this.isMuted(account));
    this.list.append(item);
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** Who made the table silences somebody for all, anybody else for itself. */
  private muting(account: string): HTMLElement {
    const element = button(this.words("mute"), "link mute", () => {
      const isMuted = !this.muted.has(account);
      this.muted[isMuted ? "add" : "delete"](account);
      this.mute?.(account, isMuted);
      this.list.querySelectorAll<HTMLElement>("li").forEach((each) => {
        if (each.dataset.account === account) {
          each.querySelector("span:not(.sign)")?.classList.toggle("silenced", isMuted);
          const other = each.querySelector(".mute");
          if (other) {
            other.textContent = this.words(isMuted ? "unmute" : "mute");
          }
        }
      });
    });
    return element;
  }
}
