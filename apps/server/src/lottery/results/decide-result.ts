import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import { familyOfIssue } from "../lottery-game.ts";
import type { DeskActor } from "./desk-actor.ts";
import type { FoundIssue } from "./find-desk-issue.ts";

const insertResult = `
  insert into lottery_results (issue_id, version, result_text, entered_by, confirmed_by, confirmer_id, reason, decided_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const storeDrawn = `
  update lottery_issues set state = 'drawn', result_text = $2, result_version = 1, drawn_at = $3 where id = $1 and state = 'awaiting_result'
  returning id`;

const storeCorrected = `
  update lottery_issues set state = 'correcting', result_text = $2, result_version = $3 where id = $1 and state = 'settled'
  returning id`;

export interface DecidedResult extends FoundIssue {
  readonly version: number;
  readonly resultText: string;
  readonly enteredBy: string;
  /** No id where nobody confirms it, as it follows from results that were confirmed. */
  readonly confirmedBy: Pick<DeskActor, "name"> & { readonly id: string | null };
  readonly reason: string;
}

/** Makes a result the one that counts: the issue is drawn, or its bets are to be settled again. The worker goes on from there. */
export async function decideResult(scope: Scope, transaction: Transaction, decided: DecidedResult): Promise<void> {
  const { game, issue, version, resultText, enteredBy, confirmedBy, reason } = decided;
  const at = scope.clock.now();
  await transaction.query(insertResult, [issue.id, version, resultText, enteredBy, confirmedBy.name, confirmedBy.id, reason, at]);
  const moved =
    version === 1
      ? await transaction.query(storeDrawn, [issue.id, resultText, at])
      : await transaction.query(storeCorrected, [issue.id, resultText, version]);
  if (moved.length !== 1) throw new Error(`issue ${game.code} ${issue.numero} is ${issue.state} and takes no result`);
  const parsed = familyOfIssue(game, issue).parseResult(resultText);
  if (!parsed.ok) throw new Error(`the result of ${game.code} ${issue.numero} was checked and is none: ${parsed.reason}`);
  await recordEvent(transaction, {
    topic: version === 1 ? "lottery.issue_drawn" : "lottery.issue_corrected",
    merchantId: game.merchantId,
    payload: { gameId: game.id, numero: issue.numero, result: parsed.result, drawnAt: (issue.drawn_at ?? at).toISOString() },
  });
}
