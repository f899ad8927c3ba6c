import type { Translate } from "@lantern/phrases/i18n.ts";
import type { Paytable } from "../../titles/paytable.ts";

/** How wins are counted, in sentences, each only where it holds. */
export function countingRules({ lines, ways, bothDirections }: Paytable, t: Translate): string[] {
  const rules = [lines.length > 0 ? t("studio.rule.lines", { lines: lines.length }) : t("studio.rule.ways", { ways })];
  if (bothDirections) rules.push(t("studio.rule.both"));
  return rules;
}

/** What a title has beyond counting wins. */
export function featureRules(paytable: Paytable, t: Translate): string[] {
  const { base, ways } = paytable;
  const rules: string[] = [];
  if (paytable.engine === "cascading") rules.push(t("studio.rule.cascade", { ladder: ladder(base.cascadeMultipliers) }));
  if (base.wildMultiplier > 1)
    rules.push(t(ways > 0 ? "studio.rule.wild_ways" : "studio.rule.wild_multiplier_lines", { factor: base.wildMultiplier }));
  if (base.expandingWilds) rules.push(t("studio.rule.expanding"));
  if (base.wildReels) rules.push(t("studio.rule.wild_reels"));
  if (paytable.fullHouseMultiplier > 1) rules.push(t("studio.rule.full_house", { factor: paytable.fullHouseMultiplier }));
  if (paytable.respinThirdReel) rules.push(t("studio.rule.respin"));
  return [...rules, ...freeSpinRules(paytable, t)];
}

function freeSpinRules({ base, freeSpins, ways, engine }: Paytable, t: Translate): string[] {
  if (!freeSpins) return [];
  const rules: string[] = [];
  for (const [count, spins] of Object.entries(freeSpins.award)) rules.push(t("studio.rule.free_award", { count, spins }));
  for (const [count, spins] of Object.entries(freeSpins.retrigger)) rules.push(t("studio.rule.free_retrigger", { count, spins }));
  if (freeSpins.multiplier > 1) rules.push(t("studio.rule.free_multiplier", { factor: freeSpins.multiplier }));
  if (freeSpins.wildMultiplier > base.wildMultiplier)
    rules.push(t(ways > 0 ? "studio.rule.free_wild_ways" : "studio.rule.free_wild_lines", { factor: freeSpins.wildMultiplier }));
  if (freeSpins.expandingWilds && !base.expandingWilds) rules.push(t("studio.rule.free_expanding"));
  if (freeSpins.wildReels) rules.push(t("studio.rule.free_wild_reels"));
  if (engine === "cascading") rules.push(t("studio.rule.free_cascade", { ladder: ladder(freeSpins.cascadeMultipliers) }));
  if (freeSpins.multiplierGoesOn) rules.push(t("studio.rule.free_goes_on"));
  if (freeSpins.chosenWild) rules.push(t("studio.rule.free_chosen"));
  if (freeSpins.mystery) rules.push(t("studio.rule.free_mystery"));
  return rules;
}

/** What holds in every title. */
export function generalRules(t: Translate, options: { readonly offersAutoplay: boolean }): string[] {
  const rules = [t("studio.rule.chance"), t("studio.rule.interrupted"), t("studio.rule.malfunction")];
  if (options.offersAutoplay) rules.push(t("studio.rule.autoplay"));
  return rules;
}

function ladder(multipliers: readonly number[]): string {
  return `${multipliers.map((multiplier) => `×${multiplier}`).join(" · ")} …`;
}
