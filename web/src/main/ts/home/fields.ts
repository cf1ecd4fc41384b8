/** A field for an option of a game, by its kind. */
import { make } from "../dom.ts";
import { words } from "../site.ts";
import { isChanged, isComputed, toggled, type Values } from "./form.ts";
import type { Option } from "model";
import { capital } from "../text.ts";

type Change = (value: string) => void;

/** A line of the form: what the option does, its field, what is allowed, and whether it was changed. */
export function field(option: Option, values: Values, change: Change): HTMLElement {
  const id = `option-${option.name}`;
  const mark = make("span", { class: "changed" });
  const row = make("div", { class: "option", "data-option": option.name });
  const show = () => {
    const is = isChanged(option, values);
    row.classList.toggle("is-changed", is);
    mark.textContent = is ? words("setup.changed") : "";
  };
  const control = controlOf(option, id, values[option.name] ?? "", (value) => {
    change(value);
    show();
  });
  const isGroup = option.kind === "choices";
  const text = [capital(option.help), " ", make("code", {}, option.name), " ", mark];
  row.append(
    isGroup
      ? make("span", { id: `${id}-label`, class: "label" }, ...text)
      : make("label", { for: id }, ...text),
    control,
    make("span", { class: "soft allowed", id: `${id}-help` }, allowed(option)),
    make("span", { class: "problem", role: "alert" }),
  );
  show();
  return row;
}

function allowed(option: Option): string {
  const usually = words("setup.byDefault", option.default);
  return option.kind === "number" ? `${option.allowed}, ${usually}` : usually;
}

function controlOf(option: Option, id: string, value: string, change: Change): HTMLElement {
  switch (option.kind) {
    case "number":
      return number(option, id, value, change);
    case "switch":
      return onOff(id, value, change);
    case "choice":
      return choice(option, id, value, change);
    case "choices":
      return choices(option, id, value, change);
    default:
      return written(option, id, value, change);
  }
}

function number(option: Option, id: string, value: string, change: Change): HTMLElement {
  const input = make("input", {
    id,
    type: "number",
    value,
    min: String(option.min ?? ""),
    max: String(option.max ?? ""),
    "aria-describedby": `${id}-help`,
    placeholder: isComputed(option) ? option.default : undefined,
  });
  input.addEventListener("input", () => change(input.value));
  return input;
}

function onOff(id: string, value: string, change: Change): HTMLElement {
  const input = make("input", { id, type: "checkbox", checked: value === "on" });
  input.addEventListener("change", () => change(input.checked ? "on" : "off"));
  return input;
}

function choice(option: Option, id: string, value: string, change: Change): HTMLElement {
  const select = make(
    "select",
    { id },
    ...(option.values ?? []).map((each) => make("option", { value: each }, each)),
  );
  select.value = value;
  select.addEventListener("change", () => change(select.value));
  return select;
}

function choices(option: Option, id: string, value: string, change: Change): HTMLElement {
  let now = value;
  const boxes = (option.values ?? []).map((each) => {
    const box = make("input", { type: "checkbox", checked: value.split(",").includes(each) });
    box.addEventListener("change", () => {
      now = toggled(option, now, each, box.checked);
      change(now);
    });
    return make("label", { class: "check" }, box, ` ${each}`);
  });
  return make(
    "div",
    { class: "boxes", role: "group", "aria-labelledby": `${id}-label` },
    ...boxes,
  );
}

function written(option: Option, id: string, value: string, change: Change): HTMLElement {
  const rows = option.kind === "file" ? "2" : "1";
  const area = make("textarea", { id, rows, "aria-describedby": `${id}-help` }, value);
  area.addEventListener("input", () => change(area.value.trim()));
  return area;
}
