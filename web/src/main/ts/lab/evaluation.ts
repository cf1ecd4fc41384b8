/** An evaluation as the server tells it, and what is worked out from it for the page. */
import type { Evaluation, EvaluationCell, Findings, Game, Option } from "model";

/** One that was asked for alone. */
export type Whole = Evaluation & Required<Pick<Evaluation, "command" | "findings" | "plots">>;

/** What may be changed from cell to cell: an option, who plays, or how many. */
export interface Direction {
  name: string;
  help: string;
  allowed: string;
  suggestion: string;
}

/** Some values around the usual one, or all there are. */
export function suggestion(option: Option): string {
  if (option.kind === "choice" || option.kind === "switch") {
    return "*";
  }
  if (option.kind !== "number") {
    // Commas part values; the parts of one that is a list are joined by a plus.
    return option.kind === "text" ? option.value.replaceAll(",", "+") : option.value;
  }
  const usual = Number(option.value);
  const from = Math.max(option.min ?? usual, usual - 2);
  const to = Math.min(option.max ?? usual, from + 4);
  return from === to ? String(from) : `${from}..${to}`;
}

/** All that can be changed of a game. */
export function directions(
  game: Game,
  say: (key: string, ...values: (string | number)[]) => string,
): Direction[] {
  const options = game.options.filter((each) => each.kind !== "file");
  const all = options.map((option) => ({
    name: option.name,
    help: option.help,
    allowed: option.allowed,
    suggestion: suggestion(option),
  }));
  const seats = Math.max(...game.players.slice(0, 3), 2);
  const others = [
    ["players", game.players.slice(0, 8).join(",")],
    ["seats", "greedy,random"],
    ...Array.from({ length: Math.min(4, seats) }, (_, at) => [`seat${at + 1}`, "greedy,random"]),
  ] as [string, string][];
  if (game.presets.length > 0) {
    others.unshift(["preset", "*"]);
  }
  for (const [name, values] of others.filter(([, values]) => values.length > 0)) {
    const key = /^seat\d+$/.test(name) ? "seat" : name;
    all.push({
      name,
      help: say(`axis.${key}`, name.slice(4)),
      allowed: say(`axis.${key}.allowed`),
      suggestion: values,
    });
  }
  return all;
}

/** Which figures are worth a column of a page: the others are in the file. */
export function shown(columns: string[]): number[] {
  const wanted = ["goal", "length_mean", "branching_mean", "draws_share", "shared_share"];
  const seats = columns.filter((each) => /^payoff\d+$/.test(each)).slice(0, 4);
  return [...wanted.slice(0, 1), ...seats, "seat_gap", ...wanted.slice(1), "decided_mean"]
    .map((each) => columns.indexOf(each))
    .filter((at) => at >= 0);
}

/** How a column's figure is written: a share, or a number. */
export function isShare(column: string): boolean {
  return /^(payoff\d+|seat_gap|draws_share|shared_share|decided_mean|forced_share)$/.test(column);
}

/** What a column is called: its key among the words, and the seat it is about. */
export function columnWords(column: string): [string, string] {
  const seat = /^(payoff)(\d+)$/.exec(column);
  return seat ? [`figure.${seat[1]}`, seat[2] ?? ""] : [`figure.${column}`, ""];
}

export type Order = { by: "value" | "figure"; at: number; isDown: boolean };

function compare(one: string | number | null, other: string | number | null): number {
  const [left, right] = [Number(one), Number(other)];
  if (one === null || other === null) {
    return (one === null ? 1 : 0) - (other === null ? 1 : 0);
  }
  return Number.isNaN(left) || Number.isNaN(right)
    ? String(one).localeCompare(String(other))
    : left - right;
}

/** Cells in an order; those without a figure are last however they are ordered. */
export function ordered(cells: EvaluationCell[], order: Order | undefined): EvaluationCell[] {
  if (!order) {
    return [...cells].sort((one, other) => one.number - other.number);
  }
  const of = (cell: EvaluationCell) =>
    order.by === "value" ? cell.values[order.at] ?? "" : cell.figures[order.at] ?? null;
  const sign = order.isDown ? -1 : 1;
  return [...cells].sort((one, other) => {
    const [left, right] = [of(one), of(other)];
    const missing = left === null || right === null;
    return (missing ? 1 : sign) * compare(left, right) || one.number - other.number;
  });
}

/** Puts what an answer has to what is known already. A cell that has ended stays so: the answer may be older. */
export function learn(known: Map<number, EvaluationCell>, cells: EvaluationCell[]): void {
  for (const each of cells) {
    if (each.complete || !known.get(each.number)?.complete) {
      known.set(each.number, each);
    }
  }
}

/** How the payoff of each seat stands on the whole, as a share with its interval. */
export interface Balance {
  seat: number;
  share: number;
  low: number;
  high: number;
}

/**
 * Each seat's payoff over all cells, each as much as the other; empty where cells have different seats. All cells
 * have the same luck: their errors need not cancel each other, so the interval is as wide as theirs on
 * average. The report has the same.
 */
export function balance(findings: Findings): Balance[] {
  const result: Balance[] = [];
  for (let seat = 1;; seat++) {
    const at = findings.columns.indexOf(`payoff${seat}`);
    if (at < 0) {
      return result;
    }
    let [sum, halves] = [0, 0];
    for (const cell of findings.cells) {
      const share = cell.figures[at];
      const low = cell.figures[at + 1];
      const high = cell.figures[at + 2];
      if (share === null || share === undefined) {
        return [];
      }
      sum += share;
      const half = low === null || high === null ? 0.5 : ((high ?? 0) - (low ?? 0)) / 2;
      halves += half;
    }
    const count = findings.cells.length;
    if (count === 0) {
      return [];
    }
    const [share, half] = [sum / count, halves / count];
    result.push({ seat, share, low: Math.max(0, share - half), high: Math.min(1, share + half) });
  }
}
