import { parseContent, type Selection } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { parseOptions } from "../family-options.ts";
import { freezeOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import { settleLine } from "../settle.ts";
import { type ThaiDraw, thaiOptionChoices, type ThaiOptions } from "./options.ts";
import { thaiFamily } from "./thai.ts";

/** The family under options; what is left out takes its default. */
export function thaiWith(given: Partial<ThaiOptions> = {}): LotteryFamily {
  const parsed = parseOptions(thaiOptionChoices, given);
  if (!parsed.ok) throw new Error(`no option ${parsed.option}`);
  return thaiFamily(parsed.options);
}

/** A family of every kind of draw. */
export const thaiByDraw: readonly (readonly [ThaiDraw, LotteryFamily])[] = thaiOptionChoices.draw.map((draw) => [draw, thaiWith({ draw })]);

export const nameOf = (play: Play) => play.code.slice("thai_".length);

export function playNamed(name: string, of: LotteryFamily): Play {
  const play = of.playByCode(`thai_${name}`);
  if (play === undefined) throw new Error(`no play ${name}`);
  return play;
}

export function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

/** What a line of one-baht units pays, in ten-thousandths of a baht. */
export function paidFor(family: LotteryFamily, play: Play, content: string, result: DrawResult): number {
  const odds = freezeOdds(play, family.defaultOdds);
  return Number(settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result }).winUnits);
}
