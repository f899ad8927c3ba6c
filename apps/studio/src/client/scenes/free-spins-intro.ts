import type { SymbolId, TitleDefinition } from "../../engine/types.ts";
import type { SoundEffects } from "../audio/sound-effects.ts";
import { element } from "../element.ts";
import type { SymbolAtlas } from "../stage/symbol-atlas.ts";
import type { Translation } from "../translation.ts";
import { freeSpinFeatures } from "./free-spin-features.ts";
import { cuttableWait, openOverlay } from "./overlay.ts";

interface IntroOptions {
  readonly translation: Translation;
  readonly title: TitleDefinition;
  readonly atlas: SymbolAtlas;
  readonly effects: SoundEffects;
  readonly spins: number;
  /** The symbol that is wild in all of them. */
  readonly chosen: SymbolId | undefined;
  /** How long it waits for the player before it goes on by itself. */
  readonly waitMs: number;
  readonly calm: boolean;
  /** Called once the scene covers the game: what is behind it may change. */
  readonly onCovered: () => void;
}

const COVER_MS = 620;
const SHUFFLES = 12;
const SHUFFLE_MS = 95;

/** The way into the free spins: how many, by which rules, and the symbol drawn for them. Resolves when it is gone. */
export async function showFreeSpinsIntro(options: IntroOptions): Promise<void> {
  const { translation, title, atlas, effects, spins, chosen, calm } = options;
  const { t } = translation;
  const stay = cuttableWait(options.waitMs);
  const features = freeSpinFeatures(title, t);
  const slot = chosen === undefined ? null : element("div", { class: "intro-chosen" });
  const note = chosen === undefined ? null : element("p", { class: "over-note" });
  const start = element("button", {
    class: "main-button",
    text: t("studio.free.start"),
    attributes: { type: "button" },
    onClick: stay.cut,
  });
  effects.fanfare();
  const overlay = openOverlay({
    class: "free-intro",
    children: [
      element("div", { class: "over-rays", attributes: { "aria-hidden": "true" } }),
      element("p", { class: "intro-count", text: String(spins), attributes: { "aria-hidden": "true" } }),
      element("p", { class: "over-name", text: t("studio.free.name"), attributes: { "aria-hidden": "true" } }),
      features.length === 0 ? null : element("ul", { class: "intro-features" }, ...features.map((text) => element("li", { text }))),
      slot,
      note,
      start,
    ],
  });
  await pause(calm ? 0 : COVER_MS);
  options.onCovered();
  if (chosen !== undefined && slot && note) {
    if (!calm) await shuffle(slot, title, atlas);
    slot.replaceChildren(atlas.picture(chosen));
    slot.classList.add("is-drawn");
    effects.change();
    note.textContent = t("studio.free.chosen", { symbol: translation.symbol(chosen) });
  }
  await stay.done;
  await overlay.close();
}

/** Symbols pass by before the one that was drawn stays. It was drawn with the round; this only shows it. */
async function shuffle(slot: HTMLElement, title: TitleDefinition, atlas: SymbolAtlas): Promise<void> {
  const regular = title.symbols.filter(({ kind }) => kind === "regular");
  for (let at = 0; at < SHUFFLES; at += 1) {
    const symbol = regular[at % regular.length];
    if (symbol) slot.replaceChildren(atlas.picture(symbol.id));
    await pause(SHUFFLE_MS + at * 8);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
