import type { CallValue } from "@lantern/contract/call.ts";
import type { getChaseNumeros as getChaseNumerosCall } from "@lantern/contract/lottery/get-chase-numeros.ts";
import { issuesFrom } from "@lantern/rules/lottery/issue-schedule.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { findGame } from "./lottery-game.ts";
import { readVoided } from "./sale-issues.ts";

/** The issues that a chase may cover, from the one on sale, in drawing order. */
export async function getChaseNumeros(
  { database, merchant, clock }: CallContext,
  { params }: CallInput<typeof getChaseNumerosCall>,
): Promise<CallValue<typeof getChaseNumerosCall> | Refusal<"lottery.game_unknown">> {
  const game = await findGame(database, merchant.id, params.gameId);
  if (game === undefined) return refuse("lottery.game_unknown");
  const now = clock.now();
  const voided = await readVoided(database, game.id, now);
  const issues = issuesFrom(game.schedule, now, game.chaseMax).filter(({ numero, lockAt }) => lockAt > now && !voided.includes(numero));
  return {
    chaseNumeros: issues.map(({ numero, lockAt, drawAt }) => ({ numero, lockAt: lockAt.toISOString(), drawAt: drawAt.toISOString() })),
  };
}
