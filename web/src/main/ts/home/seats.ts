/** The part of the form that says who plays. */
import { make } from "../dom.ts";
import { called, me, words } from "../site.ts";
import { type Seat, seats } from "./form.ts";
import type { Game } from "model";

/** Fields for the number of players and for each seat; whatever changes is told. */
export function seatFields(
  game: Game,
  first: Seat[],
  level: string,
  change: (seats: Seat[]) => void,
): HTMLElement {
  let all = first;
  const list = make("ol", { class: "setup-seats" });
  const show = () => {
    change(all);
    list.replaceChildren(...all.map((seat, index) => seatField(game, seat, index)));
  };
  const count = make(
    "select",
    { id: "setup-players" },
    ...game.players.map((each) => make("option", { value: String(each) }, String(each))),
  );
  count.value = String(all.length);
  count.addEventListener("change", () => {
    all = seats(Number(count.value), all, level);
    show();
  });
  show();
  const label = make("label", { for: "setup-players" }, words("setup.players"));
  return make("div", {}, make("div", { class: "line" }, label, count), list);
}

function seatField(game: Game, seat: Seat, index: number): HTMLElement {
  const select = make("select", { "aria-label": words("setup.seat", index + 1) });
  const people = make("optgroup", { label: words("setup.people") });
  for (const [who, key] of [["me", "me"], ["too", "meToo"], ["free", "free"]] as const) {
    const text = who === "me" && me ? `${me.name} (${words("setup.me")})` : words(`setup.${key}`);
    people.append(make("option", { value: who }, text));
  }
  const bots = make("optgroup", { label: words("setup.bots") });
  bots.append(...game.bots.map((bot) => make("option", { value: bot }, called(bot))));
  select.append(people, bots);
  select.value = seat.who;
  const name = make("input", {
    value: seat.name,
    maxlength: "40",
    autocomplete: "off",
    placeholder: words("setup.name", index + 1),
    "aria-label": words("setup.name", index + 1),
  });
  const show = () => name.hidden = seat.who !== "too";
  select.addEventListener("change", () => {
    seat.who = select.value;
    show();
  });
  name.addEventListener("input", () => seat.name = name.value);
  show();
  return make("li", {}, make("span", { class: "number" }, String(index + 1)), select, name);
}
