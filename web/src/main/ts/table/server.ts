/** What is asked of the server for a table. */
import { get, post, send } from "../api.ts";
import { keyed } from "../key.ts";
import type { Hint, OfferKind, RatingStep, Scene, Standing, Table } from "model";

/** Where a table stands after a move, with what is to be seen then. */
export type Moved = Standing & { scene: Scene };

export interface Asked {
  words?: string[];
  ply?: number;
  seat?: number;
  layers?: string[];
}

export class Server {
  private readonly path: string;

  /** @param key of a private table; empty where none is needed or known */
  constructor(readonly id: string, readonly key: string) {
    this.path = `/api/tables/${id}`;
  }

  /** What happens, with the boards after it. */
  events(layers: string[]): string {
    const query = new URLSearchParams({ scene: "true", layers: layers.join(",") });
    return keyed(`${this.path}/events?${query}`, this.key);
  }

  table(): Promise<Table> {
    return get<Table>(keyed(this.path, this.key));
  }

  scene(asked: Asked, signal?: AbortSignal): Promise<Scene> {
    const query = new URLSearchParams();
    if (asked.words?.length) {
      query.set("words", asked.words.join(" "));
    }
    if (asked.ply !== undefined) {
      query.set("ply", String(asked.ply));
    }
    if (asked.seat !== undefined) {
      query.set("seat", String(asked.seat));
    }
    if (asked.layers?.length) {
      query.set("layers", asked.layers.join(","));
    }
    const text = query.toString();
    return get<Scene>(keyed(`${this.path}/scene${text ? `?${text}` : ""}`, this.key), signal);
  }

  /** What the game did to ratings. */
  ratings(): Promise<RatingStep[]> {
    return get<RatingStep[]>(keyed(`${this.path}/ratings`, this.key));
  }

  hint(seat: number): Promise<Hint> {
    return get<Hint>(`${this.path}/hint?seat=${seat}`);
  }

  move(ply: number, move: string, layers: string[]): Promise<Moved> {
    return post<Moved>(`${this.path}/moves`, { ply, move, scene: true, layers });
  }

  undo(ply: number): Promise<Standing> {
    return post<Standing>(`${this.path}/undo`, { ply });
  }

  resign(): Promise<Standing> {
    return post<Standing>(`${this.path}/resign`);
  }

  /** Chooses what is done about who is away. */
  away(ply: number, then: "wait" | "bot" | "end"): Promise<Standing> {
    return post<Standing>(`${this.path}/away`, { ply, then });
  }

  /** Offers something, takes an offer, refuses it or takes it back. */
  offer(kind: OfferKind, offer: boolean): Promise<Standing> {
    return post<Standing>(`${this.path}/offers`, { kind, offer });
  }

  pace(wish: { paused?: boolean; delay?: number }): Promise<Standing> {
    return post<Standing>(`${this.path}/pace`, wish);
  }

  step(): Promise<Standing> {
    return post<Standing>(`${this.path}/step`);
  }

  say(text: string): Promise<void> {
    return post<void>(`${this.path}/chat`, this.key ? { text, key: this.key } : { text });
  }

  mute(account: string, muted: boolean): Promise<void> {
    return post<void>(`${this.path}/mute`, { account, muted });
  }

  sit(seat: number): Promise<{ seat: number }> {
    return post<{ seat: number }>(`${this.path}/seats`, { seat, key: this.key });
  }

  stand(seat: number): Promise<void> {
    return send<void>("DELETE", `${this.path}/seats/${seat}`);
  }

  ready(ready: boolean): Promise<void> {
    return post<void>(`${this.path}/ready`, { ready });
  }

  close(): Promise<void> {
    return send<void>("DELETE", this.path);
  }
}

/** Gives whoever looks at the page an account, which the browser keeps. */
export async function open(name: string): Promise<void> {
  await post("/api/accounts", { name, cookie: true });
}
