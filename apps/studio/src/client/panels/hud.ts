import { element, icon, iconButton } from "../element.ts";
import type { MoneyText } from "../money-text.ts";
import type { Translation } from "../translation.ts";

export interface HudActions {
  readonly leave: () => void;
  readonly spin: () => void;
  readonly stepStake: (by: -1 | 1) => void;
  readonly chooseStake: () => void;
  readonly toggleQuick: () => boolean;
  readonly toggleSound: () => boolean;
  readonly openPaytable: () => void;
  readonly openHistory: () => void;
}

interface HudOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly title: string;
  readonly isFree: boolean;
  readonly quick: boolean;
  readonly sound: boolean;
  readonly actions: HudActions;
}

/** Everything around the reels: bar, readouts, stake, spin. Real elements with names, so that the reels may be a picture. */
export class Hud {
  readonly bar: HTMLElement;
  readonly foot: HTMLElement;
  readonly #translation: Translation;
  readonly #money: MoneyText;
  readonly #balance = element("output", { class: "amount" });
  readonly #win = element("output", { class: "amount win-amount" });
  readonly #stake: HTMLButtonElement;
  readonly #lower: HTMLButtonElement;
  readonly #raise: HTMLButtonElement;
  readonly #spin: HTMLButtonElement;
  readonly #ladder = element("div", { class: "ladder", attributes: { "aria-hidden": "true" } });
  readonly #spinsLeft = element("span", { class: "spins-left", attributes: { hidden: "" } });
  readonly #message = element("p", { class: "message" });
  readonly #live = element("p", { class: "unseen", attributes: { role: "status", "aria-live": "polite" } });
  readonly #isFree: boolean;
  readonly #clock = element("span");
  readonly #net = element("span");

  constructor({ translation, money, title, isFree, quick, sound, actions }: HudOptions) {
    const { t } = translation;
    this.#translation = translation;
    this.#money = money;
    this.#isFree = isFree;
    this.#stake = element("button", { class: "stake-value", attributes: { type: "button" }, onClick: actions.chooseStake });
    this.#lower = iconButton(icon("minus"), t("studio.play.lower_stake"), () => actions.stepStake(-1));
    this.#raise = iconButton(icon("plus"), t("studio.play.raise_stake"), () => actions.stepStake(1));
    this.#spin = element("button", { class: "spin-button", attributes: { type: "button" }, onClick: actions.spin });
    this.bar = element(
      "header",
      { class: "bar" },
      iconButton(icon("back"), t("studio.shell.back_to_lobby"), actions.leave),
      element(
        "div",
        { class: "bar-middle" },
        element("h1", { text: title, attributes: { lang: translation.language } }),
        element(
          "p",
          { class: "bar-note" },
          isFree
            ? element("span", {
                class: "free-badge",
                text: t("studio.shell.free_play"),
                attributes: { title: t("studio.shell.free_play_note") },
              })
            : null,
          this.#clock,
          this.#net,
        ),
      ),
      toggle(["silent", "sound"], t("studio.play.sound"), sound, actions.toggleSound),
      iconButton(icon("clock"), t("studio.sheet.history"), actions.openHistory),
    );
    this.foot = element(
      "footer",
      { class: "foot" },
      element("div", { class: "strip" }, this.#ladder, this.#spinsLeft),
      this.#message,
      element("div", { class: "readouts" }, readout(t("studio.play.balance"), this.#balance), readout(t("studio.play.win"), this.#win)),
      element(
        "div",
        { class: "controls" },
        element(
          "div",
          { class: "stake", attributes: { role: "group", "aria-label": t("studio.play.stake") } },
          element("span", { class: "label", text: t("studio.play.stake") }),
          element("div", { class: "stake-row" }, this.#lower, this.#stake, this.#raise),
        ),
        this.#spin,
        element(
          "div",
          { class: "tools" },
          toggle(["quick", "quick"], t("studio.play.quick_spin"), quick, actions.toggleQuick),
          iconButton(icon("book"), t("studio.sheet.paytable"), actions.openPaytable),
        ),
      ),
      this.#live,
    );
    this.spinning(false);
    this.showWin(0n);
  }

  showBalance(units: bigint): void {
    this.#balance.textContent = this.#money.full(units);
  }

  showWin(units: bigint): void {
    this.#win.textContent = this.#money.full(units);
    this.#win.classList.toggle("is-zero", units === 0n);
  }

  showStake(units: bigint, edges: { readonly lowest: boolean; readonly highest: boolean }): void {
    this.#stake.textContent = this.#money.brief(units);
    this.#lower.disabled = edges.lowest;
    this.#raise.disabled = edges.highest;
  }

  /** The stake cannot be changed while a round runs; the button then brings it to its end. */
  spinning(isSpinning: boolean, canStop = true): void {
    const { t } = this.#translation;
    this.#spin.replaceChildren(icon(isSpinning ? "stop" : "spin"));
    this.#spin.setAttribute("aria-label", isSpinning ? t("studio.play.stop") : t("studio.play.spin"));
    this.#spin.classList.toggle("is-spinning", isSpinning);
    this.#spin.disabled = isSpinning && !canStop;
    this.#stake.disabled = isSpinning;
    if (isSpinning) this.#lower.disabled = this.#raise.disabled = true;
  }

  focusSpin(): void {
    this.#spin.focus({ preventScroll: true });
  }

  /** The multipliers of a title that has them, with the one that counts now; -1 for none. */
  showLadder(multipliers: readonly number[], active: number): void {
    const rungs = multipliers.some((multiplier) => multiplier > 1) ? multipliers : [];
    this.#ladder.replaceChildren(
      ...rungs.map((multiplier, at) => element("span", { class: at === active ? "on" : "", text: `×${multiplier}` })),
    );
  }

  /** The free spins still to come, as long as there are any to speak of. */
  showSpinsLeft(text: string | null): void {
    this.#spinsLeft.hidden = text === null;
    this.#spinsLeft.textContent = text;
  }

  message(text: string): void {
    this.#message.textContent = text;
  }

  /** Said to those who listen instead of looking. */
  announce(text: string): void {
    this.#live.textContent = text;
  }

  session(clock: string, netUnits: bigint): void {
    this.#clock.textContent = clock;
    this.#clock.setAttribute("aria-label", this.#translation.t("studio.shell.clock", { time: clock }));
    if (!this.#isFree) this.#net.textContent = this.#translation.t("studio.shell.net", { amount: this.#money.signed(netUnits) });
  }
}

function readout(label: string, amount: HTMLElement): HTMLElement {
  return element("div", { class: "readout" }, element("span", { class: "label", text: label }), amount);
}

function toggle(
  icons: readonly [off: Parameters<typeof icon>[0], on: Parameters<typeof icon>[0]],
  label: string,
  on: boolean,
  flip: () => boolean,
): HTMLButtonElement {
  const show = (isOn: boolean): void => {
    button.replaceChildren(icon(icons[isOn ? 1 : 0]));
    button.setAttribute("aria-pressed", String(isOn));
  };
  const button = iconButton(icon(icons[0]), label, () => show(flip()), "icon-button toggle");
  show(on);
  return button;
}
