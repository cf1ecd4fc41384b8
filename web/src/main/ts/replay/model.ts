/** What the server tells of a game that is looked at again. */
import type { ReplayScene } from "model";

export interface Move {
  ply: number;
  seat?: number;
  chance?: boolean;
  begins?: boolean;
  move: string;
  told: string[];
  scores: number[];
  places: string[];
}

export interface Result {
  scores: number[];
  payoffs: number[];
  told: string;
}

export interface Replay {
  id: string;
  game: string;
  players: { name: string; bot?: string }[];
  plies: number;
  moves: Move[];
  result?: Result;
}

export type Scene = ReplayScene;

/** What a bot thinks of a decision. */
export interface Judgement {
  ply: number;
  seat: number;
  payoffs: (number | null)[];
  played: string;
  best: string;
  loss: number;
  kind: "blunder" | "mistake" | "";
}
