import type { FreeSpins, SpinMode, SymbolDefinition, TitleDefinition } from "../engine/types.ts";
import { findTitle } from "../titles/registry.ts";
import { brandName } from "./brands.ts";
import { refuse, type GameRefusal } from "./game-refusal.ts";
import { returnFiguresOf, type ReturnFigures } from "./return-figures.ts";
import { describeTitle, type TitleView } from "./title-view.ts";

/** The rules of a spin without its reels. */
type ModeRules = Omit<SpinMode, "strips">;

/** Everything a player may know before he stakes: what pays what, by which rules, and what comes back. */
export interface Paytable extends ReturnFigures {
  readonly title: TitleView;
  readonly brandName: string;
  /** Amounts are in bet units: the stake divided by `title.betUnits`. */
  readonly symbols: readonly SymbolDefinition[];
  readonly bothDirections: boolean;
  readonly fullHouseMultiplier: number;
  readonly respinThirdReel: boolean;
  readonly base: ModeRules;
  readonly freeSpins: (ModeRules & Pick<FreeSpins, "award" | "retrigger" | "chosenWild">) | null;
}

/** The paytable of a title; the same for everybody, in real and in free play. */
export function paytable(gameCode: string): Paytable | GameRefusal {
  const title = findTitle(gameCode);
  if (title === undefined) return refuse("game_unknown");
  const { symbols, bothDirections, fullHouseMultiplier, respinThirdReel } = title;
  return {
    title: describeTitle(title),
    brandName: brandName(title.brandCode),
    symbols,
    bothDirections,
    fullHouseMultiplier,
    respinThirdReel,
    base: rulesOf(title.base),
    freeSpins: freeSpinsOf(title),
    ...returnFiguresOf(gameCode),
  };
}

function freeSpinsOf({ freeSpins }: TitleDefinition): Paytable["freeSpins"] {
  if (freeSpins === null) return null;
  const { award, retrigger, chosenWild } = freeSpins;
  return { ...rulesOf(freeSpins), award, retrigger, chosenWild };
}

function rulesOf(mode: SpinMode): ModeRules {
  const { multiplier, wildMultiplier, expandingWilds, wildReels, mystery, cascadeMultipliers } = mode;
  return { multiplier, wildMultiplier, expandingWilds, wildReels, mystery, cascadeMultipliers };
}
