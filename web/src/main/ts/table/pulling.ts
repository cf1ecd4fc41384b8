/** A sheet at the lower edge of a narrow screen, which one pulls away with a finger. */
import { button, isStill } from "../dom.ts";

/** So far down it is put away; or less, as fast as this, in pixels for each millisecond. */
const FAR = 90;
const FAST = 0.5;

/** The handle of a sheet: it is dragged, or pressed. */
export function handle(sheet: HTMLElement, label: string, away: () => void): HTMLElement {
  const grip = button("", "handle", away);
  grip.setAttribute("aria-label", label);
  let from: { y: number; at: number } | null = null;
  let isPulled = false;
  const down = (event: PointerEvent) => Math.max(0, event.clientY - (from?.y ?? event.clientY));
  grip.addEventListener("pointerdown", (event) => {
    from = { y: event.clientY, at: event.timeStamp };
    isPulled = false;
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener("pointermove", (event) => {
    if (from) {
      isPulled ||= down(event) > 4;
      sheet.style.translate = `0 ${down(event)}px`;
    }
  });
  const release = (event: PointerEvent) => {
    if (!from) {
      return;
    }
    const far = down(event);
    const speed = far / Math.max(1, event.timeStamp - from.at);
    from = null;
    if (event.type === "pointerup" && (far > FAR || (far > 20 && speed > FAST))) {
      away();
      return;
    }
    sheet.style.translate = "";
    if (far > 0 && !isStill()) {
      sheet.animate([{ translate: `0 ${far}px` }, { translate: "0 0" }], {
        duration: 180,
        easing: "ease-out",
      });
    }
  };
  grip.addEventListener("pointerup", release);
  grip.addEventListener("pointercancel", release);
  // What was pulled and let go of was not pressed.
  grip.addEventListener("click", (event) => {
    if (isPulled) {
      event.stopImmediatePropagation();
    }
  }, { capture: true });
  return grip;
}
