/** What the server tells of a table; see docs/api.md. */

export type Phase = "gathering" | "running" | "over" | "closed";
export type Mover = number | "chance" | "nobody";

export type SeatKind = "free" | "person" | "bot" | "remote";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  account?: string;
  you?: boolean;
  bot?: string;
  present: boolean;
  ready?: boolean;
  score?: number;
  standIn?: string;
  left?: Record<string, unknown>;
}

export interface Result {
  scores: number[];
  payoffs: number[];
  ending: string;
  reason?: string;
  cause?: string;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  clock: string;
  phase: Phase;
  open: boolean;
  rated: boolean;
  yours?: boolean;
  seats: Seat[];
  event: number;
  ply?: number;
  mover?: Mover;
  left?: number[];
  offers?: number[];
  paused?: boolean;
  delay?: number;
  /** The ply of the decision that can be taken back. */
  back?: number;
  undo?: boolean;
  result?: Result;
  again?: string;
}

export interface Choice {
  word: string;
  label: string;
  /** Whether the word completes a move. */
  whole?: boolean;
}

export interface Explained {
  text: string;
  points: number;
  place?: string;
}

export interface Part {
  seat: number;
  score: number;
  projected?: number;
  notes?: string;
  explained?: Explained[];
}

export interface Scene {
  ply: number;
  event: number;
  seat?: number;
  mover: Mover;
  phase: Phase;
  svg: string;
  status: string;
  question?: string;
  only?: string;
  step?: string;
  words: string[];
  choices?: Choice[];
  turns?: string[];
  move?: string;
  /** The ply of the decision that can be taken back. */
  back?: number;
  undo?: boolean;
  players: Part[];
  ahead?: Ahead[];
}

/** What is in the place of some characters of a drawing. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A scene with more words, as it differs from the one that tells of it. */
export interface Ahead {
  words: string[];
  status: string;
  step?: string;
  question?: string;
  only?: string;
  choices?: Choice[];
  turns?: string[];
  move?: string;
  players?: Part[];
  edits: Edit[];
}

export interface Hint {
  move: string;
  words?: string[];
  sentence: string;
  reasons: string[];
}

/** Part of a move for programs: `{"key":"paid.city","values":{"player":{"seat":1}}}`. */
export interface Happening {
  key: string;
  values: Record<string, unknown>;
  /** Where it happened, as drawings call it: `4,7`, `4,7@2`, `slot5`. */
  places?: string[];
}

export interface Event {
  id?: number;
  type: string;
  at?: number;
  ply?: number;
  seat?: number;
  /** Who sat down. */
  kind?: SeatKind;
  name?: string;
  account?: string;
  text?: string;
  bot?: string;
  ready?: boolean;
  muted?: boolean;
  paused?: boolean;
  delay?: number;
  moves?: string[];
  told?: string[];
  events?: Happening[];
  next?: { ply: number; mover: Mover };
  scores?: number[];
  payoffs?: number[];
  left?: number[];
  ending?: string;
  reason?: string;
  present?: number[];
  watching?: number;
  table?: Table | string;
  /** What is to be seen after it. */
  scene?: Scene;
}

/** All types of events. */
export const TYPES = [
  "table",
  "sat",
  "stood",
  "ready",
  "started",
  "closed",
  "moved",
  "undone",
  "left",
  "stood-in",
  "returned",
  "offered",
  "declined",
  "agreed",
  "said",
  "muted",
  "paced",
  "ended",
  "presence",
  "again",
  "reset",
] as const;

/** Those after which the board is another one. */
export const MOVING: readonly string[] = ["started", "moved", "undone", "left", "ended"];
