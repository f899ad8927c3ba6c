import { useEffect, useState } from "react";
import { sessionKeyStore } from "../../../../shared/session/local-keys.ts";
import { noGrowth, type ChaseGrowth } from "@lantern/rules/lottery/chase.ts";
import type { SlipLine } from "./bet-line.ts";
import { emptyDraft, type PickDraft } from "../picks/pick-draft.ts";
import type { Stake } from "./stake.ts";

/** What the player has in hand at one game; kept for this tab, so that neither a login nor a reload loses it. */
export interface Slip {
  readonly playId: string | undefined;
  readonly drafts: Readonly<Record<string, PickDraft>>;
  readonly cart: readonly SlipLine[];
  /** Undefined until the player changes it: the currency's least bet holds. */
  readonly stake: Stake | undefined;
  readonly draws: number;
  /** How the multiple grows from draw to draw. */
  readonly growth: ChaseGrowth;
  readonly winStop: boolean;
}

const emptySlip: Slip = { playId: undefined, drafts: {}, cart: [], stake: undefined, draws: 1, growth: noGrowth, winStop: true };

export interface SlipControl {
  readonly slip: Slip;
  readonly change: (change: Partial<Slip>) => void;
  readonly setDraft: (playId: string, draft: PickDraft) => void;
  readonly addLine: (line: Omit<SlipLine, "id">) => void;
  /** Several at once; what is in hand stays. */
  readonly addLines: (lines: readonly Omit<SlipLine, "id">[]) => void;
  readonly removeLine: (id: string) => void;
  /** After an order: what it held is gone, the stake stays. */
  readonly placed: (playId: string | undefined) => void;
}

const keyOf = (gameId: number) => `lotterySlip:${gameId}`;

export function useSlip(gameId: number): SlipControl {
  const [slip, setSlip] = useState(emptySlip);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    setSlip(storedSlip(gameId));
    setRestored(true);
  }, [gameId]);
  useEffect(() => {
    if (restored) sessionKeyStore.set(keyOf(gameId), JSON.stringify(slip));
  }, [gameId, slip, restored]);
  return {
    slip,
    change: (change) => setSlip((before) => ({ ...before, ...change })),
    setDraft: (playId, draft) => setSlip((before) => ({ ...before, drafts: { ...before.drafts, [playId]: draft } })),
    addLine: (line) =>
      setSlip((before) => ({
        ...before,
        cart: [...before.cart, { ...line, id: `${Date.now().toString(36)}-${before.cart.length}` }],
        drafts: { ...before.drafts, [line.playId]: emptyDraft },
      })),
    addLines: (lines) =>
      setSlip((before) => ({
        ...before,
        cart: [
          ...before.cart,
          ...lines.map((line, place) => ({ ...line, id: `${Date.now().toString(36)}-${before.cart.length + place}` })),
        ],
      })),
    removeLine: (id) => setSlip((before) => ({ ...before, cart: before.cart.filter((line) => line.id !== id) })),
    placed: (playId) =>
      setSlip((before) => ({
        ...before,
        cart: [],
        draws: 1,
        growth: noGrowth,
        drafts: playId === undefined ? before.drafts : { ...before.drafts, [playId]: emptyDraft },
      })),
  };
}

function storedSlip(gameId: number): Slip {
  try {
    const stored: unknown = JSON.parse(sessionKeyStore.get(keyOf(gameId)) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...emptySlip, ...stored } : emptySlip;
  } catch {
    return emptySlip;
  }
}
