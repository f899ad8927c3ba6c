import { element, icon } from "../element.ts";
import type { Translation } from "../translation.ts";

/** The one gold thing: spins; while reels turn it stops them, while spins follow by themselves it ends that and says how many are left. */
export class SpinButton {
  readonly button: HTMLButtonElement;
  readonly #translation: Translation;

  constructor(translation: Translation, press: () => void) {
    this.#translation = translation;
    this.button = element("button", { class: "spin-button", attributes: { type: "button" }, onClick: press });
  }

  show(state: { readonly isSpinning: boolean; readonly canStop: boolean; readonly automaticLeft: number | null }): void {
    const { isSpinning, canStop, automaticLeft } = state;
    const { t } = this.#translation;
    const isAutomatic = automaticLeft !== null;
    const name = isAutomatic
      ? t("studio.autoplay.stop", { count: automaticLeft })
      : isSpinning
        ? t("studio.play.stop")
        : t("studio.play.spin");
    this.button.replaceChildren(icon(isSpinning || isAutomatic ? "stop" : "spin"));
    if (isAutomatic)
      this.button.append(element("span", { class: "spins-left", text: String(automaticLeft), attributes: { "aria-hidden": "true" } }));
    this.button.setAttribute("aria-label", name);
    this.button.classList.toggle("is-spinning", isSpinning && !isAutomatic);
    this.button.classList.toggle("is-automatic", isAutomatic);
    this.button.disabled = !isAutomatic && isSpinning && !canStop;
  }
}
