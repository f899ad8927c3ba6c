import type { Theme } from "../../engine/types.ts";
import type { SoundEffects } from "../audio/sound-effects.ts";
import { element } from "../element.ts";
import type { Haptics } from "../haptics.ts";
import type { MoneyText } from "../money-text.ts";
import type { Translation } from "../translation.ts";
import { countUp } from "../wins/count-up.ts";
import { grandCountMs, grandTierOf, grandTiers } from "../wins/win-tier.ts";
import { Fountain } from "./fountain.ts";
import { cuttableWait, figure, openOverlay, writeFigure } from "./overlay.ts";
import { tierNames } from "./win-scene.ts";

interface SummaryOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly theme: Theme;
  /** The title's own sign. */
  readonly sign: HTMLElement;
  readonly effects: SoundEffects;
  readonly haptics: Haptics;
  readonly win: bigint;
  readonly stake: bigint;
  readonly spinsPlayed: number;
  readonly quick: boolean;
  readonly calm: boolean;
  /** How long it waits for the player once it has counted. */
  readonly waitMs: number;
  /** Called once the player goes on: what is behind the scene may change back. */
  readonly onLeave: () => void;
}

const COUNT_MS = 1_100;

/** The end of the free spins and what the round won in all. It celebrates only what exceeds the stake. */
export async function showFreeSpinsSummary(options: SummaryOptions): Promise<void> {
  const { translation, money, theme, effects, haptics, win, stake, quick, calm } = options;
  const { t } = translation;
  const celebrates = win > stake;
  const tier = grandTierOf(win, stake);
  const amount = figure(money.full(win), celebrates ? "" : "is-plain");
  const fountain = calm || !celebrates ? null : new Fountain(theme);
  const stay = cuttableWait();
  const go = element("button", {
    class: "main-button",
    text: t("studio.free.collect"),
    attributes: { type: "button" },
    onClick: () => press(),
  });
  const overlay = openOverlay({
    class: "free-summary",
    children: [
      celebrates ? element("div", { class: "over-rays", attributes: { "aria-hidden": "true" } }) : null,
      fountain?.canvas ?? null,
      element("div", { class: "over-sign" }, options.sign),
      element("p", { class: "over-name", text: tier === null ? t("studio.free.over") : t(tierNames[tier]) }),
      element("p", { class: "over-note", text: t("studio.free.total") }),
      amount,
      element("p", { class: "over-quiet", text: t("studio.free.played", { count: options.spinsPlayed }) }),
      go,
    ],
  });
  if (tier !== null) overlay.root.dataset["tier"] = tier;
  if (celebrates) {
    effects.farewell();
    haptics.give(tier === null ? "win" : "grand");
    fountain?.throw(tier === null ? 1 : grandTiers.findIndex((each) => each.tier === tier) + 1);
  }
  const countMs = calm || !celebrates ? 0 : tier === null ? COUNT_MS : grandCountMs(win, stake, { quick });
  const count = countUp(0n, win, countMs, (units) => writeFigure(amount, money.full(units)));
  let counted = false;
  const press = (): void => (counted ? stay.cut() : count.finish());
  await count.done;
  counted = true;
  stay.endAfter(options.waitMs);
  await stay.done;
  options.onLeave();
  await overlay.close();
}
