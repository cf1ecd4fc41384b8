/** The end of a game: who won and why, in which order the others follow. */
import { button, make } from "../dom.ts";
import { keyed } from "../key.ts";
import type { Words } from "../site.ts";
import { link } from "./actions.ts";
import { ranking } from "./ranking.ts";
import { outcome } from "./sentence.ts";
import { sign } from "./sign.ts";
import type { Sitting } from "./sitting.ts";

/** A card over the board, which can be put aside: then `closed` is told. */
export function ending(
  host: HTMLElement,
  sitting: Sitting,
  words: Words,
  causes: Record<string, string>,
  key: string,
  again: ((isOffer: boolean) => void) | null,
  closed: () => void,
): HTMLElement {
  const { table } = sitting;
  const result = table.result;
  const card = make("section", "ending", make("h2", "", outcome(table, words)));
  card.setAttribute("aria-label", words("end.title"));
  const why = causes[result?.reason ?? ""];
  if (why) {
    card.append(make("p", "soft", why));
  }
  const list = make("ol", "ranking");
  for (const each of ranking(result?.scores ?? [], result?.payoffs ?? [])) {
    const seat = table.seats[each.seat];
    const departure = seat?.left?.ending;
    list.append(
      make(
        "li",
        "",
        make("span", "rank", words("end.rank", each.rank)),
        sign(each.seat),
        make("span", "who", seat?.name ?? ""),
        make("span", "soft", departure ? words(`ending.${departure}`) : ""),
        make("b", "", String(each.points).replace("-", "−")),
      ),
    );
  }
  const row = make("div", "row");
  if (again) {
    row.append(...rematch(sitting, words, again));
  }
  row.append(
    link(words("replay"), keyed(`/replays/${table.id}`, key)),
    link(words("home"), "/"),
    button(words("look-board"), "", () => {
      card.remove();
      closed();
    }),
  );
  const offer = again ? wanted(sitting, words) : "";
  card.append(list, ...(offer ? [make("p", "wanted", offer)] : []), row);
  host.querySelector(".ending")?.remove();
  host.append(card);
  return card;
}

/** Who wants a rematch, or is waited for. */
function wanted(sitting: Sitting, words: Words): string {
  if (sitting.table.again) {
    return "";
  }
  const taking = sitting.taking("rematch");
  const names = (seats: number[]) => seats.map((seat) => sitting.name(seat)).join(", ");
  if (sitting.offered.some((each) => each.kind === "rematch")) {
    return words("offer.rematch", names(taking));
  }
  const missing = sitting.table.seats
    .filter((seat) => seat.kind === "person" && !taking.includes(seat.seat))
    .map((seat) => seat.seat);
  return taking.length ? words("rematch.waits", names(missing)) : "";
}

/** One click each: to offer a rematch, to take one or refuse it, to take one's own back. */
function rematch(
  sitting: Sitting,
  words: Words,
  again: (isOffer: boolean) => void,
): HTMLElement[] {
  if (sitting.table.again) {
    return [button(words("again.go"), "primary", () => again(true))];
  }
  if (sitting.offered.some((each) => each.kind === "rematch")) {
    return [
      button(words("rematch.accept"), "primary", () => again(true)),
      button(words("rematch.decline"), "", () => again(false)),
    ];
  }
  return sitting.offering.some((each) => each.kind === "rematch")
    ? [button(words("rematch.withdraw"), "", () => again(false))]
    : [button(words("again"), "primary", () => again(true))];
}
