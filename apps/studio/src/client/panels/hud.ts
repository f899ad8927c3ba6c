import { element, icon, iconButton } from "../element.ts";
import type { MoneyText } from "../money-text.ts";
import type { Translation } from "../translation.ts";
import { fitText } from "./fit-text.ts";
import { SpinButton } from "./spin-button.ts";
import { toggle } from "./toggle.ts";

export interface HudActions {
  readonly leave: () => void;
  readonly spin: () => void;
  readonly stepStake: (by: -1 | 1) => void;
  readonly chooseStake: () => void;
  readonly toggleQuick: () => boolean;
  readonly toggleSound: () => boolean;
  readonly toggleMusic: () => boolean;
  readonly openAutoplay: () => void;
  readonly openPaytable: () => void;
  readonly openMenu: () => void;
}

interface HudOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly title: string;
  readonly isFree: boolean;
  /** The page around the game names it and has a way back: the game says neither again. */
  readonly isFramed: boolean;
  readonly offersAutoplay: boolean;
  /** Keeps a place for the ladder or the count of free spins, so that nothing moves when they come. */
  readonly hasStrip: boolean;
  readonly quick: boolean;
  readonly sound: boolean;
  readonly music: boolean;
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
  readonly #stakeAmount = element("span", { class: "amount" });
  readonly #lower: HTMLButtonElement;
  readonly #raise: HTMLButtonElement;
  readonly #spin: SpinButton;
  readonly #auto: HTMLButtonElement;
  readonly #ladder = element("div", { class: "ladder", attributes: { "aria-hidden": "true" } });
  readonly #freeSpins = element("span", { class: "free-count", attributes: { hidden: "" } });
  readonly #message = element("p", { class: "message" });
  readonly #live = element("p", { class: "unseen", attributes: { role: "status", "aria-live": "polite" } });
  readonly #isFree: boolean;
  readonly #clock = element("span");
  readonly #net = element("span");
  readonly quick: ReturnType<typeof toggle>;
  readonly sound: ReturnType<typeof toggle>;
  readonly music: ReturnType<typeof toggle>;

  constructor(options: HudOptions) {
    const { translation, money, isFree, actions } = options;
    const { t } = translation;
    this.#translation = translation;
    this.#money = money;
    this.#isFree = isFree;
    this.#stake = element(
      "button",
      { class: "readout stake-value", attributes: { type: "button" }, onClick: actions.chooseStake },
      element("span", { class: "label", text: t("studio.play.stake") }),
      this.#stakeAmount,
    );
    this.#lower = iconButton(icon("minus"), t("studio.play.lower_stake"), () => actions.stepStake(-1), "icon-button round-button");
    this.#raise = iconButton(icon("plus"), t("studio.play.raise_stake"), () => actions.stepStake(1), "icon-button round-button");
    this.#spin = new SpinButton(translation, actions.spin);
    this.quick = toggle(["quick", "quick"], t("studio.play.quick_spin"), options.quick, actions.toggleQuick, "round-button");
    this.sound = toggle(["silent", "sound"], t("studio.play.sound"), options.sound, actions.toggleSound);
    this.music = toggle(["musicOff", "music"], t("studio.play.music"), options.music, actions.toggleMusic);
    this.#auto = options.offersAutoplay
      ? iconButton(icon("auto"), t("studio.autoplay.title"), actions.openAutoplay, "icon-button round-button")
      : iconButton(icon("book"), t("studio.sheet.paytable"), actions.openPaytable, "icon-button round-button");
    this.bar = this.#makeBar(options);
    this.foot = element(
      "footer",
      { class: `foot${options.hasStrip ? " has-strip" : ""}` },
      element("div", { class: "strip" }, this.#freeSpins, this.#ladder),
      this.#message,
      element(
        "div",
        { class: "readouts" },
        readout(t("studio.play.balance"), this.#balance),
        this.#stake,
        readout(t("studio.play.win"), this.#win),
      ),
      element("div", { class: "controls" }, this.quick.button, this.#lower, this.#spin.button, this.#raise, this.#auto),
      this.#live,
    );
    this.spinning(false);
    this.showWin(0n);
  }

  #makeBar({ isFree, isFramed, title, actions, translation }: HudOptions): HTMLElement {
    const { t } = translation;
    const badge = isFree
      ? element("span", { class: "free-badge", text: t("studio.shell.free_play"), attributes: { title: t("studio.shell.free_play_note") } })
      : null;
    return element(
      "header",
      { class: `bar${isFramed ? " is-framed" : ""}` },
      isFramed ? null : iconButton(icon("back"), t("studio.shell.back_to_lobby"), actions.leave),
      element(
        "div",
        { class: "bar-middle" },
        element("h1", { class: isFramed ? "unseen" : "", text: title, attributes: { lang: translation.language } }),
        element("p", { class: "bar-note" }, badge, this.#clock, this.#net),
      ),
      this.music.button,
      this.sound.button,
      iconButton(icon("menu"), t("studio.sheet.menu"), actions.openMenu),
    );
  }

  showBalance(units: bigint): void {
    fitText(this.#balance, this.#money.full(units));
  }

  showWin(units: bigint): void {
    fitText(this.#win, this.#money.full(units));
    this.#win.classList.toggle("is-zero", units === 0n);
  }

  showStake(units: bigint, edges: { readonly lowest: boolean; readonly highest: boolean }): void {
    fitText(this.#stakeAmount, this.#money.brief(units));
    this.#lower.disabled = edges.lowest;
    this.#raise.disabled = edges.highest;
  }

  /** The stake cannot be changed while a round runs or rounds follow by themselves; the button then brings them to their end. */
  spinning(isSpinning: boolean, options: { readonly canStop?: boolean; readonly automaticLeft?: number | null } = {}): void {
    const automaticLeft = options.automaticLeft ?? null;
    this.#spin.show({ isSpinning, canStop: options.canStop ?? true, automaticLeft });
    const busy = isSpinning || automaticLeft !== null;
    this.#stake.disabled = this.#auto.disabled = busy;
    if (busy) this.#lower.disabled = this.#raise.disabled = true;
  }

  focusSpin(): void {
    this.#spin.button.focus({ preventScroll: true });
  }

  /** The multipliers of a title that has them, with the one that counts now; -1 for none. */
  showLadder(multipliers: readonly number[], active: number): void {
    const rungs = multipliers.some((multiplier) => multiplier > 1) ? multipliers : [];
    const texts = rungs.map((multiplier) => `×${multiplier}`);
    const shown = Array.from(this.#ladder.children, ({ textContent }) => textContent);
    if (texts.join() !== shown.join()) this.#ladder.replaceChildren(...texts.map((text) => element("span", { text })));
    Array.from(this.#ladder.children).forEach((rung, at) => {
      rung.classList.toggle("on", at === active);
      rung.classList.toggle("passed", at < active);
    });
  }

  /** Which free spin is on; null when none is. */
  showFreeSpins(text: string | null): void {
    this.#freeSpins.hidden = text === null;
    this.#freeSpins.textContent = text;
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
