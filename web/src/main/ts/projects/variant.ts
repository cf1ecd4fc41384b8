/** The game, its variant and its options, as every form for something with bots asks for them. */
import { get } from "../api.ts";
import { make } from "../dom.ts";
import { field } from "../home/fields.ts";
import * as form from "../home/form.ts";
import { words } from "../site.ts";
import { capital } from "../text.ts";
import type { Game } from "model";

export class Variant {
  readonly game = make("select", { id: "begin-game" });
  readonly preset = make("select", { id: "begin-preset" });
  readonly options = make("div", { class: "variant-options" });
  rules: Game | undefined;
  private values: form.Values = {};

  /**
   * @param loaded is told what the game has to choose from
   * @param changed is told when something else was chosen
   */
  constructor(
    games: string[],
    private readonly loaded: (rules: Game) => void,
    private readonly changed: () => void = () => {},
  ) {
    this.game.append(...games.map((id) => make("option", { value: id }, capital(id))));
    this.preset.addEventListener("change", () => {
      this.choose();
      this.changed();
    });
  }

  /** What the game has to choose from; what goes wrong is thrown. */
  async load(): Promise<void> {
    if (this.rules?.id === this.game.value) {
      return;
    }
    const rules = await get<Game>(`/api/games/${this.game.value}`);
    if (rules.id !== this.game.value) {
      return; // Another game was chosen meanwhile.
    }
    this.rules = rules;
    this.preset.replaceChildren(
      ...rules.presets.map((each) =>
        make("option", { value: each.name }, words("preset.is", each.title, each.help))
      ),
      make("option", { value: "own", hidden: true }, words("own")),
    );
    this.choose();
    this.loaded(rules);
  }

  /** The options of the variant that was chosen. */
  private choose(): void {
    const rules = this.rules;
    if (!rules) {
      return;
    }
    this.values = form.preset(rules, this.preset.value);
    this.options.replaceChildren(
      ...rules.options.map((option) =>
        field(option, this.values, (value) => {
          this.values[option.name] = value;
          this.preset.value = form.presetOf(rules, this.values) ?? "own";
          this.changed();
        })
      ),
    );
  }

  /** The options that are not the usual ones. */
  chosen(): Record<string, unknown> {
    return this.rules ? form.chosen(this.rules, this.values) : {};
  }
}
