import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { Theme } from "../../engine/types.ts";
import type { SoundEffects } from "../audio/sound-effects.ts";
import { element } from "../element.ts";
import type { Haptics } from "../haptics.ts";
import type { MoneyText } from "../money-text.ts";
import type { Translation } from "../translation.ts";
import { countUp } from "../wins/count-up.ts";
import { grandCountMs, grandTierOf, grandTiers, type GrandTier } from "../wins/win-tier.ts";
import { Fountain } from "./fountain.ts";
import { cuttableWait, figure, openOverlay, writeFigure } from "./overlay.ts";

interface WinSceneOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly theme: Theme;
  /** The title's own sign, above the name of the win. */
  readonly sign: HTMLElement;
  readonly effects: SoundEffects;
  readonly haptics: Haptics;
  readonly win: bigint;
  readonly stake: bigint;
  readonly quick: boolean;
  readonly calm: boolean;
}

export const tierNames: Readonly<Record<GrandTier, MessageId>> = {
  big: "studio.win.big",
  huge: "studio.win.huge",
  enormous: "studio.win.enormous",
};

const STAY_MS = 1_900;
const QUICK_STAY_MS = 1_000;
const TICK_EVERY_MS = 70;

/**
 * The scene of a large win: the amount counts up and climbs from tier to tier. A tap shows its end, another one closes it.
 * Resolves when it is gone; at once for a win below the first tier.
 */
export async function showWinScene(options: WinSceneOptions): Promise<void> {
  const { translation, money, effects, haptics, win, stake, quick, calm, theme } = options;
  const { t } = translation;
  const first = grandTiers[0];
  if (grandTierOf(win, stake) === null) return;
  const name = element("p", { class: "over-name" });
  const amount = figure(money.full(calm ? win : 0n));
  const fountain = calm ? null : new Fountain(theme);
  const stay = cuttableWait();
  let skipped = false;
  const overlay = openOverlay({
    class: "win-scene",
    skip: {
      label: t("studio.win.skip"),
      onSkip: () => {
        if (skipped) return stay.cut();
        skipped = true;
        count.finish();
      },
    },
    children: [
      element("div", { class: "over-rays", attributes: { "aria-hidden": "true" } }),
      fountain?.canvas ?? null,
      element("div", { class: "over-sign" }, options.sign),
      name,
      amount,
    ],
  });
  let reached: GrandTier | null = null;
  let tickedAt = 0;
  const climb = (units: bigint): void => {
    const tier = grandTierOf(units, stake) ?? first.tier;
    if (tier === reached) return;
    reached = tier;
    const rank = grandTiers.findIndex((each) => each.tier === tier) + 1;
    overlay.root.dataset["tier"] = tier;
    name.textContent = t(tierNames[tier]);
    for (const animation of name.getAnimations()) animation.currentTime = 0;
    fountain?.throw(rank);
    effects.tier(rank);
    haptics.give("grand");
  };
  climb(calm ? win : 0n);
  const count = countUp(0n, win, calm ? 0 : grandCountMs(win, stake, { quick }), (units) => {
    writeFigure(amount, money.full(units));
    climb(units);
    const now = performance.now();
    if (now - tickedAt < TICK_EVERY_MS || units === win) return;
    tickedAt = now;
    effects.tick(Number((units * 100n) / win) / 100);
  });
  await count.done;
  skipped = true;
  overlay.root.classList.add("is-counted");
  stay.endAfter(quick ? QUICK_STAY_MS : STAY_MS);
  await stay.done;
  await overlay.close();
}
