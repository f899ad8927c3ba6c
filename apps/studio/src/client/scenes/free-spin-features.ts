import type { Translate } from "@lantern/phrases/i18n.ts";
import type { SpinMode, TitleDefinition } from "../../engine/types.ts";

/** What the free spins of a title have beyond its base game, in a few words each. */
export function freeSpinFeatures({ base, freeSpins }: Pick<TitleDefinition, "base" | "freeSpins">, t: Translate): string[] {
  if (!freeSpins) return [];
  const features: string[] = [];
  if (freeSpins.multiplier > 1) features.push(t("studio.free.all_wins", { factor: freeSpins.multiplier }));
  if (freeSpins.wildMultiplier > base.wildMultiplier) features.push(t("studio.free.wilds", { factor: freeSpins.wildMultiplier }));
  if (freeSpins.expandingWilds && !base.expandingWilds) features.push(t("studio.free.expanding"));
  if (freeSpins.wildReels.length > 0) features.push(t("studio.free.wild_reels"));
  if (highest(freeSpins) > highest(base)) features.push(t("studio.free.ladder", { factor: highest(freeSpins) }));
  if (freeSpins.multiplierGoesOn) features.push(t("studio.free.goes_on"));
  if (freeSpins.mystery.length > 0) features.push(t("studio.free.mystery"));
  return features;
}

function highest({ cascadeMultipliers, multiplier }: SpinMode): number {
  return cascadeMultipliers.length > 1 ? Math.max(...cascadeMultipliers) * multiplier : 1;
}
