import type { Theme } from "../../engine/types.ts";
import type { SoundEffects } from "../audio/sound-effects.ts";
import { element } from "../element.ts";
import type { Translation } from "../translation.ts";
import { Fountain } from "./fountain.ts";
import { cuttableWait, openOverlay } from "./overlay.ts";

/** Free spins have won more of them. Resolves when the scene is gone; a tap ends it. */
export async function showMoreFreeSpins(options: {
  readonly translation: Translation;
  readonly theme: Theme;
  readonly effects: SoundEffects;
  readonly spins: number;
  readonly timeMs: number;
  readonly calm: boolean;
}): Promise<void> {
  const { t } = options.translation;
  const stay = cuttableWait(options.timeMs);
  const fountain = options.calm ? null : new Fountain(options.theme);
  const overlay = openOverlay({
    class: "free-more",
    skip: { label: t("studio.win.skip"), onSkip: stay.cut },
    children: [
      fountain?.canvas ?? null,
      element("p", { class: "intro-count", text: `+${options.spins}`, attributes: { "aria-hidden": "true" } }),
      element("p", { class: "over-name", text: t("studio.free.name"), attributes: { "aria-hidden": "true" } }),
    ],
  });
  options.effects.fanfare();
  fountain?.throw(1);
  await stay.done;
  await overlay.close();
}
