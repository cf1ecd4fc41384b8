/** Who one is: a name that is kept in a cookie, and a key by which one is the same person elsewhere. */
import { post, Refusal, send } from "./api.ts";
import { copying } from "./copy.ts";
import { button, dialog, make } from "./dom.ts";
import { madeUp } from "./names.ts";
import { me, words } from "./site.ts";
import type { OpenedAccount } from "model";

/** Does something that needs a name; whoever has none, or is not known any more, gets one that is made up. */
export async function withName<T>(act: () => Promise<T>): Promise<T> {
  if (me) {
    try {
      return await act();
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== 401) {
        throw refusal;
      }
    }
  }
  await post("/api/accounts", { name: madeUp(words), cookie: true });
  return await act();
}

/** Makes the name in the header open what can be done about it. */
export function startAccount(): void {
  document.querySelector(".switch.me")?.addEventListener("click", open);
}

function open(): void {
  const parts = me ? [nameForm(me.name), keyPart(), leaving(me.name)] : [nameForm(""), entering()];
  dialog("me-dialog", words("me.title"), words("me.close"), ...parts);
}

/** A form of one field, whose problems are told below it. */
function form(label: string, value: string, act: string, submit: (text: string) => Promise<void>) {
  const input = make("input", { id: `field-${act}`, value, maxlength: "100", required: true });
  input.autocomplete = "off";
  const problem = make("p", { class: "problem", role: "alert" });
  const made = make(
    "form",
    {},
    make("label", { for: input.id }, label),
    make("div", { class: "row" }, input, make("button", { type: "submit" }, act)),
    problem,
  );
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    submit(input.value.trim()).catch((refusal) => problem.textContent = refusal.message);
  });
  return made;
}

function nameForm(name: string): HTMLElement {
  const made = form(words("me.name"), name, words("me.keep"), async (text) => {
    await (me
      ? send("PATCH", "/api/account", { name: text })
      : post("/api/accounts", { name: text, cookie: true }));
    location.reload();
  });
  if (!name) {
    made.append(make("p", { class: "soft" }, words("me.new")));
  }
  return made;
}

function entering(): HTMLElement {
  const made = form(words("me.token"), "", words("me.enter"), async (text) => {
    await post("/api/session", { token: text });
    location.reload();
  });
  return make("section", {}, make("h3", {}, words("me.enter.title")), made);
}

function keyPart(): HTMLElement {
  const told = make("div", { "aria-live": "polite" });
  const show = button(words("me.key"), "", async () => {
    try {
      const { token } = await post<OpenedAccount>("/api/account/token");
      told.replaceChildren(shown(token));
      show.remove();
    } catch (refusal) {
      told.replaceChildren(make("p", { class: "problem" }, (refusal as Error).message));
    }
  });
  return make("section", {}, make("p", { class: "soft" }, words("me.key.what")), show, told);
}

function shown(token: string): HTMLElement {
  const field = make("input", {
    value: token,
    readonly: true,
    "aria-label": words("me.key.shown"),
  });
  const [copy, said] = copying(words("me.copy"), field);
  return make(
    "div",
    {},
    make("p", {}, words("me.key.shown")),
    make("div", { class: "row" }, field, copy),
    said,
  );
}

function leaving(name: string): HTMLElement {
  const made = make("section");
  const ask = button(words("me.out"), "", () => {
    const stay = button(words("me.out.stay"), "", () => made.replaceChildren(ask));
    const leave = button(words("me.out"), "danger", async () => {
      await send("DELETE", "/api/session");
      location.assign("/");
    });
    made.replaceChildren(
      make("p", { role: "alert" }, words("me.out.sure", name)),
      make("div", { class: "row" }, leave, stay),
    );
    stay.focus();
  });
  made.append(ask);
  return made;
}
