/** What the server tells of a table; see docs/api.md. */
import type { Event, Scene } from "model";

export type Mover = Scene["mover"];

/** Those after which the board is another one. */
export const MOVING: readonly Event["type"][] = ["started", "moved", "undone", "left", "ended"];
