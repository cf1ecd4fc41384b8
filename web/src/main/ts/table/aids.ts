/** What helps a player, switched on and off at each table, and kept by the browser. */

export const AIDS = [
  "projected",
  "remaining",
  "coordinates",
  "hints",
  "sound",
  "notify",
] as const;
export type Aid = (typeof AIDS)[number];

const FIRST: Record<Aid, boolean> = {
  projected: false,
  remaining: false,
  coordinates: false,
  hints: true,
  sound: false,
  notify: false,
};

/** Those which are layers of the drawing. */
const LAYERS: readonly Aid[] = ["projected", "remaining", "coordinates"];

/** Reads what was kept; what cannot be read is as it is at first. */
export function read(text: string | null): Record<Aid, boolean> {
  const aids = { ...FIRST };
  try {
    const kept = JSON.parse(text ?? "{}") as Record<string, unknown>;
    AIDS.forEach((aid) => {
      if (typeof kept[aid] === "boolean") {
        aids[aid] = kept[aid] as boolean;
      }
    });
  } catch {
    // Somebody else wrote there.
  }
  return aids;
}

export class Aids {
  private readonly on: Record<Aid, boolean>;

  /** @param key of the table; what was chosen last is what the next table begins with */
  constructor(private readonly key: string, private readonly changed: (aid: Aid) => void) {
    this.on = read(localStorage.getItem(`aids.${key}`) ?? localStorage.getItem("aids"));
  }

  has(aid: Aid): boolean {
    return this.on[aid];
  }

  set(aid: Aid, isOn: boolean): void {
    this.on[aid] = isOn;
    const text = JSON.stringify(this.on);
    localStorage.setItem(`aids.${this.key}`, text);
    localStorage.setItem("aids", text);
    this.changed(aid);
  }

  get layers(): string[] {
    return LAYERS.filter((aid) => this.on[aid]);
  }
}
