import type { CallValue } from "@lantern/contract/call.ts";
import type { getNearNumeros as getNearNumerosCall } from "@lantern/contract/lottery/get-near-numeros.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { viewCurrentIssue, viewDrawnIssue, viewVoidIssue } from "./issue-view.ts";
import { findGame } from "./lottery-game.ts";
import { readAwaitedIssues, readCurrentIssues, readLastDrawn, readLastVoid } from "./lottery-issue.ts";

/** A game's issue on sale, the one drawn last, and what stands between them: issues that wait for their result, or came to nothing. */
export async function getNearNumeros(
  { database, merchant, clock }: CallContext,
  { query }: CallInput<typeof getNearNumerosCall>,
): Promise<CallValue<typeof getNearNumerosCall> | Refusal<"lottery.game_unknown">> {
  const game = await findGame(database, merchant.id, query.gameId);
  if (game === undefined) return refuse("lottery.game_unknown");
  const now = clock.now();
  const current = (await readCurrentIssues(database, [game.id], now)).get(game.id);
  const last = (await readLastDrawn(database, [game.id])).get(game.id);
  const lastVoid = await readLastVoid(database, game.id);
  return {
    currentNumero: current === undefined ? null : viewCurrentIssue(current, now),
    previousNumero: last === undefined ? null : viewDrawnIssue(game, last),
    awaitedNumeros: (await readAwaitedIssues(database, game.id)).map(({ numero, draw_at, result_due_at }) => ({
      numero,
      drawAt: draw_at.toISOString(),
      resultDueAt: (result_due_at ?? draw_at).toISOString(),
    })),
    voidNumero: lastVoid === undefined || (last !== undefined && last.draw_at >= lastVoid.draw_at) ? null : viewVoidIssue(lastVoid),
  };
}
