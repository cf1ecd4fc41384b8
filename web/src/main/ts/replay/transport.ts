/** The ways through a game: buttons, slider, keys, and a game that plays by itself. */
import { find, isWriting } from "../dom.ts";
import type { Words } from "../site.ts";
import type { Replay } from "model";
import type { Player } from "./player.ts";
import { afterKey } from "./steps.ts";

const SPEED = "replay-speed";

const ALONG: Record<string, string> = { ArrowUp: "ArrowLeft", ArrowDown: "ArrowRight" };

function remembered(): string | null {
  try {
    return localStorage.getItem(SPEED);
  } catch {
    return null;
  }
}

function remember(speed: string): void {
  try {
    localStorage.setItem(SPEED, speed);
  } catch {
    // Whoever keeps nothing chooses again.
  }
}

/** Whether a key does something of its own where it was pressed. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(target)) {
    return true;
  }
  if (!(target instanceof Element)) {
    return false;
  }
  const isSlider = target.matches("input[type=range]") && event.key.length > 1;
  const isPressed = event.key === " " && target.closest("button,a,summary,label") !== null;
  return isSlider || isPressed || target.closest("dialog") !== null;
}

export class Transport {
  private timer = 0;
  private readonly slider = find<HTMLInputElement>("#slider");
  private readonly speed = find<HTMLSelectElement>("#speed");

  constructor(
    private readonly replay: Replay,
    private readonly player: Player,
    private readonly words: Words,
  ) {
    this.slider.max = String(replay.plies);
    this.slider.addEventListener("input", () => this.to(Number(this.slider.value)));
    this.on("first", () => this.to(0));
    this.on("back", () => this.to(player.ply - 1));
    this.on("forward", () => this.to(player.ply + 1));
    this.on("last", () => this.to(replay.plies));
    this.on("play", () => this.toggle());
    const known = remembered();
    if (known && [...this.speed.options].some((option) => option.value === known)) {
      this.speed.value = known;
    }
    this.speed.addEventListener("change", () => remember(this.speed.value));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  private on(id: string, act: () => void): void {
    find(`#${id}`).addEventListener("click", act);
  }

  /** Goes somewhere by hand, which ends the playing. */
  to(ply: number): void {
    this.stop();
    this.player.go(ply);
  }

  private key(event: KeyboardEvent): void {
    if (isTaken(event)) {
      return;
    }
    // In the log one goes up and down.
    const isInLog = event.target instanceof Element && event.target.closest("#lines") !== null;
    const key = isInLog ? ALONG[event.key] ?? event.key : event.key;
    const ply = afterKey(key, this.replay.moves, this.player.ply);
    if (ply !== null) {
      event.preventDefault();
      this.to(ply);
    } else if (event.key === " ") {
      event.preventDefault();
      this.toggle();
    }
  }

  get isPlaying(): boolean {
    return this.timer !== 0;
  }

  toggle(): void {
    if (this.isPlaying) {
      this.stop();
      return;
    }
    if (this.player.ply >= this.replay.plies) {
      this.player.go(0);
    }
    this.wait();
    this.label("pause");
  }

  private label(key: "play" | "pause"): void {
    const button = find("#play");
    button.textContent = this.words(`sign.${key}`);
    button.setAttribute("aria-label", this.words(key));
    button.title = this.words(key);
  }

  /** What chance does needs less time to be understood. */
  private wait(): void {
    const next = this.replay.moves[this.player.ply];
    const time = Number(this.speed.value) * (next?.chance ? 0.5 : 1);
    this.timer = setTimeout(() => this.step(), time);
  }

  private async step(): Promise<void> {
    await this.player.go(this.player.ply + 1);
    if (!this.isPlaying) {
      return;
    }
    if (this.player.ply >= this.replay.plies) {
      this.stop();
    } else {
      this.wait();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.label("play");
  }

  /** Shows where one is. */
  at(ply: number): void {
    this.slider.value = String(ply);
    this.slider.setAttribute("aria-valuetext", this.words("count", ply, this.replay.plies));
    find("#count").textContent = this.words("count", ply, this.replay.plies);
    const disable = (id: string, isOff: boolean) => {
      find<HTMLButtonElement>(`#${id}`).disabled = isOff;
    };
    disable("first", ply === 0);
    disable("back", ply === 0);
    disable("forward", ply === this.replay.plies);
    disable("last", ply === this.replay.plies);
  }
}
