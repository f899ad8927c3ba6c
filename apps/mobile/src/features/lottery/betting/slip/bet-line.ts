import type { CallValue } from "@lantern/contract/call.ts";
import type { getPlayMenu } from "@lantern/contract/lottery/get-play-menu.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import { isCurrencyCode, parseCurrencyAmount } from "@lantern/money/currencies.ts";
import { formatContent } from "@lantern/rules/lottery/content.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { OddsSet } from "@lantern/rules/lottery/odds.ts";
import { checkLine, type LineCheck, type LineTerms } from "@lantern/rules/lottery/order.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { selectionOfDraft, type PickDraft } from "../picks/pick-draft.ts";
import type { Stake } from "./stake.ts";

export type PlayMenu = CallValue<typeof getPlayMenu>;

/** A bet of the slip as the player wished it; what it costs follows from the game's terms. */
export interface SlipLine {
  readonly id: string;
  readonly playId: string;
  /** Canonical content. */
  readonly content: string;
  readonly stake: Stake;
}

/** A game's terms in the browser: the very rules that the platform accepts by. Undefined where this version of the app does not know the family. */
export interface BettingTerms extends LineTerms {
  readonly currency: string;
}

export function termsOfMenu(menu: PlayMenu): BettingTerms | undefined {
  const family = familyOf(menu.family, menu.options);
  if (family === undefined) return undefined;
  const odds: OddsSet = Object.fromEntries(menu.groups.flatMap(({ plays }) => plays.map(({ playId, odds: prices }) => [playId, prices])));
  const units = (text: string) => {
    const read = parseAmount(text, { decimalsMax: 4 });
    return read.ok ? read.amountUnits : 0n;
  };
  const { betAmountMin, betAmountMax, winAmountMax, betMultipleMax } = menu.limits;
  return {
    family,
    odds,
    limits: {
      betAmountMinUnits: units(betAmountMin),
      betAmountMaxUnits: units(betAmountMax),
      winAmountMaxUnits: units(winAmountMax),
      betMultipleMax,
    },
    series: menu.series,
    currency: menu.currency,
  };
}

/** Checks a bet by the rules that the platform will check it with, and computes what it costs for one draw. */
export function checkSlipLine(terms: BettingTerms, line: Pick<SlipLine, "playId" | "content" | "stake">): LineCheck {
  const { price, approach, multiple, series } = line.stake;
  const read = isCurrencyCode(terms.currency) ? parseCurrencyAmount(price, terms.currency) : parseAmount(price, { decimalsMax: 2 });
  if (!read.ok) return { ok: false, error: "lottery.stake_invalid" };
  return checkLine(
    {
      playId: line.playId,
      bettingContent: line.content,
      singleBetPriceUnits: read.amountUnits,
      bettingApproach: approach,
      multiple,
      series,
    },
    terms,
  );
}

/** The bet that a draft stands for, with its check. `content` is empty where nothing is picked, or the picks make no bet yet. */
export function checkDraft(
  terms: BettingTerms,
  playId: string,
  draft: PickDraft,
  stake: Stake,
): { readonly content: string; readonly check: LineCheck } {
  const play = terms.family.playByCode(playId);
  if (play === undefined) return { content: "", check: { ok: false, error: "lottery.play_unknown" } };
  const selected = selectionOfDraft(play.content, draft);
  if (!selected.ok) return { content: "", check: { ok: false, error: "lottery.content_invalid", fault: selected.fault } };
  const content = formatContent(selected.selection);
  return { content, check: checkSlipLine(terms, { playId, content, stake }) };
}

/** How many numbers or combinations a content holds. */
export function pickCount(family: LotteryFamily, playId: string, content: string): number {
  if (content === "") return 0;
  const parts = content.split("|");
  return family.playByCode(playId)?.content.form === "combinations"
    ? parts.length
    : parts.reduce((sum, part) => sum + (part === "" ? 0 : part.split("_").length), 0);
}
