/** A first game with explained steps: a card beside the board says what to click and why. */

/** What is remembered of a lesson from one page to the next. */
export interface Memory {
  /** What has been explained. */
  seen: string[];
  /** Whether nobody wants to hear more. */
  isClosed: boolean;
}

/** What stands on the card: what happened, and what is to be done. */
export interface Card {
  told: string;
  asked: string;
}

/**
 * What a lesson says when; it knows no page. Each thing is explained the first time it comes up, and counts as
 * explained once it has left the card: who loads the page again finds it as it was.
 */
export class Course {
  /** The keys of what stands on the card. */
  #told = "";
  #asked = "";
  #step = "";
  #isOver = false;

  constructor(
    private readonly game: string,
    private readonly words: (key: string) => string,
    private readonly memory: Memory,
  ) {
    this.#tell(`lesson.${game}.welcome`);
  }

  /** What to show now; nothing once the lesson is closed. */
  card(): Card {
    const text = (key: string) => key === "" || this.memory.isClosed ? "" : this.words(key);
    return { told: text(this.#told), asked: text(this.#asked) };
  }

  /** The player is asked for this step of a move; an empty one if it is not asked any more. */
  asked(step: string): void {
    if (step === this.#step) {
      return;
    }
    // Who has taken a step has read what happened before it.
    if (this.#step !== "") {
      this.#told = this.#leave(this.#told);
    }
    this.#step = step;
    this.#leave(this.#asked);
    const key = `lesson.${this.game}.${step}`;
    this.#asked = this.#isNew(key) ? key : "";
  }

  /** Something happened: `paid.city` has its own text, or that of `paid`. After `ended` nothing is news. */
  told(key: string): void {
    if (this.#isOver) {
      return;
    }
    this.#isOver = key === "ended";
    const parts = key.split(".");
    for (let length = parts.length; length > 0; length--) {
      const name = `lesson.${this.game}.told.${parts.slice(0, length).join(".")}`;
      if (this.#hasText(name)) {
        this.#tell(name);
        return;
      }
    }
  }

  /** What is on the card has been read. */
  read(): void {
    this.#told = this.#leave(this.#told);
    this.#asked = this.#leave(this.#asked);
  }

  /** No more of it. */
  close(): void {
    this.memory.isClosed = true;
  }

  #tell(key: string): void {
    if (this.#isNew(key) && key !== this.#told) {
      this.#leave(this.#told);
      this.#told = key;
    }
  }

  #hasText(key: string): boolean {
    return this.words(key) !== key;
  }

  #isNew(key: string): boolean {
    return this.#hasText(key) && !this.memory.seen.includes(key);
  }

  /** What leaves the card has been explained. */
  #leave(key: string): string {
    if (key !== "") {
      this.memory.seen.push(key);
    }
    return "";
  }
}

/** A lesson on a page. */
export interface Lesson {
  asked(step: string): void;
  told(key: string): void;
  close(): void;
}

const STORE = "plateau-lesson-";

/** Begins the lesson of a game anew the next time. */
export function forget(game: string): void {
  keep(game, null);
}

function recall(game: string): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE + game) ?? "null") as Memory | null;
    return kept ?? { seen: [], isClosed: false };
  } catch {
    return { seen: [], isClosed: false };
  }
}

/** A browser may keep nothing: then the lesson is told again, which does no harm. */
function keep(game: string, memory: Memory | null): void {
  try {
    if (memory) {
      localStorage.setItem(STORE + game, JSON.stringify(memory));
    } else {
      localStorage.removeItem(STORE + game);
    }
  } catch {
    // Nothing is kept.
  }
}

/**
 * Shows the lesson of a game on a card in `host`, which stands beside the board. The page says which step of
 * a move the player is asked for (`cell`, or nothing when another is to move), and the keys of what happens
 * (`paid.city`; `ended` when the game is over).
 */
export function lesson(
  game: string,
  words: (key: string) => string,
  host: HTMLElement,
): Lesson {
  const memory = recall(game);
  const course = new Course(game, words, memory);
  const card = build(words);
  // Between two explanations something stays in their place, so that nothing else moves.
  const rest = make("div", "lesson-rest");
  const enough = button(words("lesson.all.stop"));
  rest.append(words("lesson.all.rest"), enough);
  host.append(card.element, rest);

  function show(): void {
    const { told, asked } = course.card();
    card.told.textContent = told;
    card.asked.textContent = asked;
    card.told.hidden = told === "";
    card.asked.hidden = asked === "";
    card.element.hidden = told === "" && asked === "";
    rest.hidden = !card.element.hidden || memory.isClosed;
    host.hidden = memory.isClosed;
    keep(game, memory);
  }

  function read(): void {
    course.read();
    show();
  }

  function close(): void {
    course.close();
    show();
    removeEventListener("keydown", onKey);
  }

  function onKey(event: KeyboardEvent): void {
    // Whatever else this key does, it also means that the card is in the way.
    const isElsewhere = document.querySelector("dialog[open]") !== null;
    if (event.key === "Escape" && !isElsewhere && !card.element.hidden) {
      read();
    }
  }

  card.next.addEventListener("click", read);
  card.stop.addEventListener("click", close);
  enough.addEventListener("click", close);
  addEventListener("keydown", onKey);
  show();
  return {
    asked(step) {
      course.asked(step);
      show();
    },
    told(key) {
      course.told(key);
      show();
    },
    close,
  };
}

interface Parts {
  element: HTMLElement;
  told: HTMLElement;
  asked: HTMLElement;
  next: HTMLElement;
  stop: HTMLElement;
}

function build(words: (key: string) => string): Parts {
  const element = make("aside", "lesson");
  element.setAttribute("aria-label", words("lesson.all.title"));
  const text = make("div", "lesson-text");
  text.setAttribute("aria-live", "polite");
  const [told, asked] = [make("p", "lesson-told"), make("p", "lesson-asked")];
  text.append(told, asked);
  const buttons = make("div", "lesson-buttons");
  const next = button(words("lesson.all.next"));
  const stop = button(words("lesson.all.stop"));
  buttons.append(next, stop);
  element.append(text, buttons);
  return { element, told, asked, next, stop };
}

function make(name: string, kind: string): HTMLElement {
  const element = document.createElement(name);
  element.className = kind;
  return element;
}

function button(label: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  return element;
}
