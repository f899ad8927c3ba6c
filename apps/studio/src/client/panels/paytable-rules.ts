import type { Translate } from "@lantern/phrases/i18n.ts";
import type { Paytable } from "../../titles/paytable.ts";

/** A title's rules in sentences, each only where it holds. */
export function rulesOf(paytable: Paytable, t: Translate): string[] {
  const { base, freeSpins, lines, ways } = paytable;
  const ladder = (multipliers: readonly number[]): string => `${multipliers.map((multiplier) => `×${multiplier}`).join(" · ")} …`;
  const rules = [lines.length > 0 ? t("studio.rule.lines", { lines: lines.length }) : t("studio.rule.ways", { ways })];
  if (paytable.bothDirections) rules.push(t("studio.rule.both"));
  if (paytable.engine === "cascading") rules.push(t("studio.rule.cascade", { ladder: ladder(base.cascadeMultipliers) }));
  if (base.wildMultiplier > 1) rules.push(t("studio.rule.wild_multiplier_lines", { factor: base.wildMultiplier }));
  if (base.expandingWilds) rules.push(t("studio.rule.expanding"));
  if (base.wildReels) rules.push(t("studio.rule.wild_reels"));
  if (paytable.fullHouseMultiplier > 1) rules.push(t("studio.rule.full_house", { factor: paytable.fullHouseMultiplier }));
  if (paytable.respinThirdReel) rules.push(t("studio.rule.respin"));
  if (freeSpins) {
    for (const [count, spins] of Object.entries(freeSpins.award)) rules.push(t("studio.rule.free_award", { count, spins }));
    for (const [count, spins] of Object.entries(freeSpins.retrigger)) rules.push(t("studio.rule.free_retrigger", { count, spins }));
    if (freeSpins.multiplier > 1) rules.push(t("studio.rule.free_multiplier", { factor: freeSpins.multiplier }));
    if (freeSpins.wildMultiplier > base.wildMultiplier && ways > 0)
      rules.push(t("studio.rule.free_wild_ways", { factor: freeSpins.wildMultiplier }));
    if (freeSpins.wildReels) rules.push(t("studio.rule.free_wild_reels"));
    if (paytable.engine === "cascading") rules.push(t("studio.rule.free_cascade", { ladder: ladder(freeSpins.cascadeMultipliers) }));
    if (freeSpins.chosenWild) rules.push(t("studio.rule.free_chosen"));
    if (freeSpins.mystery) rules.push(t("studio.rule.free_mystery"));
  }
  rules.push(t("studio.rule.chance"), t("studio.rule.interrupted"), t("studio.rule.malfunction"));
  return rules;
}
