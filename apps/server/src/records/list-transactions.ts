import type { CallValue } from "@lantern/contract/call.ts";
import type { listTransactions as listTransactionsCall } from "@lantern/contract/records/list-transactions.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { readStatement } from "../wallet/read-statement.ts";
import { periodOf } from "./period.ts";

const pageSize = 20;

/** The member's statement (specification 7.18.1): every line says why, and what the balance was right after. */
export async function listTransactions(
  { database, session, clock }: SessionContext,
  { query }: CallInput<typeof listTransactionsCall>,
): Promise<CallValue<typeof listTransactionsCall>> {
  const size = query.size ?? pageSize;
  const found = await readStatement(database, {
    memberId: session.memberId,
    ...periodOf(query, clock.now()),
    ...(query.code === undefined ? {} : { reasons: [query.code] }),
    ...(query.before === undefined ? {} : { beforeEntryNumber: BigInt(query.before) }),
    size: size + 1,
  });
  const page = found.slice(0, size);
  return {
    lines: page.map((line) => ({
      id: line.transferId,
      at: line.at.toISOString(),
      kind: line.kind,
      reason: line.reason,
      currency: line.currency,
      amount: formatAmount(line.amountUnits, 2),
      balance: formatAmount(line.balanceAfterUnits, 2),
      subject: { ...line.subject },
      details: { ...line.details },
    })),
    next: found.length > size ? String(page.at(-1)?.entryNumber ?? "") : null,
  };
}
