import type { Transaction } from "@lantern/database/database.ts";
import { compareRatios, decimalRatio } from "@lantern/money/multiply.ts";
import { defaultPrizeMode, type PrizeMode } from "@lantern/rules/games/constants.ts";
import type { OddsSet, PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { recordAudit, type Actor } from "../platform/audit.ts";
import type { Clock } from "../platform/clock.ts";
import { assertPrices, priceLists, type PrizeModeOdds } from "./prize-mode-odds.ts";

/** `sell` and `stop` open and close a mode; `price` sets prices of one play in a mode that is sold, or takes them back (null). */
export type PrizeModeChange =
  | { readonly kind: "sell" | "stop"; readonly mode: PrizeMode }
  | {
      readonly kind: "price";
      readonly mode: PrizeMode;
      readonly playId: string;
      readonly prices: Readonly<Record<string, string | null>>;
      /** Of prices above the family's own, which are known to return less than is staked: refused unless the operator says that he knows. */
      readonly aboveOwn: "refused" | "acknowledged";
    };

export interface PrizeModeOrder {
  readonly merchantId: string;
  readonly gameCode: string;
  /** Undefined to look only. */
  readonly change: PrizeModeChange | undefined;
  readonly actor: Actor;
}

/** By mode that is sold: what it pays otherwise than the game's own odds, and its whole price list. */
export type ShownPrizeModes = ReadonlyMap<PrizeMode, { readonly own: OddsSet; readonly whole: OddsSet }>;

interface GameRow {
  readonly id: number;
  readonly family: string;
  readonly options: Record<string, string | number>;
  readonly odds: OddsSet;
  readonly prize_modes: PrizeModeOdds;
}

const lockGame = `select id, family, options, odds, prize_modes from lottery_games where merchant_id = $1 and code = $2 for update`;
const writePrizeModes = `update lottery_games set prize_modes = $2::jsonb where id = $1`;

/**
 * Changes the prize modes that a lottery is sold in, or what one of them pays. Bets that are placed keep their odds.
 * @throws Error where the merchant has no such lottery, a mode is not sold, Lott would stop, a price is none, or one is above the family's own
 * and the operator does not say that he knows.
 */
export async function changePrizeModes(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { merchantId, gameCode, change, actor }: PrizeModeOrder,
): Promise<ShownPrizeModes> {
  const [game] = await transaction.query<GameRow>(lockGame, [merchantId, gameCode]);
  if (game === undefined) throw new Error(`The merchant has no lottery ${gameCode}.`);
  const family = familyOf(game.family, game.options);
  if (family === undefined) throw new Error(`${gameCode} is of an unknown family ${game.family}.`);
  const before = game.prize_modes;
  const after = change === undefined ? before : changed(before, change);
  if (change !== undefined) {
    assertPrices(family, after[change.mode] ?? {});
    const above = pricesAbove(family.defaultOdds, change);
    if (above.length > 0 && change.kind === "price" && change.aboveOwn === "refused") throw new Error(warningOf(above));
    await transaction.query(writePrizeModes, [game.id, JSON.stringify(after)]);
    await recordAudit(transaction, clock, {
      actor,
      action: "lottery.prize_modes",
      merchantId,
      subject: { type: "lottery", id: gameCode },
      before,
      after,
      ...(above.length === 0 ? {} : { reason: `above the family's own odds, as was acknowledged: ${above.join(", ")}` }),
    });
  }
  const lists = priceLists(family.defaultOdds, game.odds, after);
  return new Map([...lists].map(([mode, whole]) => [mode, { own: after[mode] ?? {}, whole }]));
}

/** Prices of a change above what the family pays by itself. Below it no play returns what is staked, at any series (decision 078). */
function pricesAbove(own: OddsSet, change: PrizeModeChange): readonly string[] {
  if (change.kind !== "price") return [];
  return Object.entries(change.prices).flatMap(([key, price]) => {
    const ownPrice = own[change.playId]?.[key];
    if (price === null || (ownPrice !== undefined && compareRatios(decimalRatio(price), decimalRatio(ownPrice)) <= 0)) return [];
    return [`${key}=${price}${ownPrice === undefined ? "" : ` (${ownPrice})`}`];
  });
}

function warningOf(above: readonly string[]): string {
  return `${above.join(", ")} is more than the family pays by itself: it may return more than is staked. Work out what it returns, then add --above-own acknowledged.`;
}

function changed(before: PrizeModeOdds, change: PrizeModeChange): PrizeModeOdds {
  const { mode } = change;
  if (change.kind === "sell") return { [mode]: {}, ...before };
  if (before[mode] === undefined) throw new Error(`It is not sold in ${mode}: prize-modes sell comes first.`);
  if (change.kind === "price") return { ...before, [mode]: priced(before[mode], change.playId, change.prices) };
  if (mode === defaultPrizeMode) throw new Error(`${mode} is what everything means that names no mode; it is always sold.`);
  return Object.fromEntries(Object.entries(before).filter(([name]) => name !== mode));
}

function priced(list: OddsSet, playId: string, prices: Readonly<Record<string, string | null>>): OddsSet {
  const play: PlayOdds = Object.fromEntries(
    Object.entries({ ...list[playId], ...prices }).flatMap(([key, price]) => (price === null ? [] : [[key, price] as const])),
  );
  const others = Object.fromEntries(Object.entries(list).filter(([code]) => code !== playId));
  return Object.keys(play).length === 0 ? others : { ...others, [playId]: play };
}
