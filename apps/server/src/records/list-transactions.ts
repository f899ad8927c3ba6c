import type { CallValue } from "@lantern/contract/call.ts";
import type { listTransactions as listTransactionsCall } from "@lantern/contract/records/list-transactions.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { readTransferStates } from "../games/transfers/read-transfer-states.ts";
import { readVendorNames } from "../games/read-vendor-names.ts";
import { readStatement, type StatementLine } from "../wallet/read-statement.ts";
import { periodOf } from "./period.ts";

const pageSize = 20;

/** The member's statement (specification 7.18.1): every line says why, and what the balance was right after. */
export async function listTransactions(
  context: SessionContext,
  { query }: CallInput<typeof listTransactionsCall>,
): Promise<CallValue<typeof listTransactionsCall>> {
  const { database, session, clock } = context;
  const size = query.size ?? pageSize;
  const found = await readStatement(database, {
    memberId: session.memberId,
    ...periodOf(query, clock.now()),
    ...(query.code === undefined ? {} : { reasons: [query.code] }),
    ...(query.before === undefined ? {} : { beforeEntryNumber: BigInt(query.before) }),
    size: size + 1,
  });
  const page = found.slice(0, size);
  const factsOf = await readTransferFacts(context, page);
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
      details: { ...line.details, ...factsOf(line) },
    })),
    next: found.length > size ? String(page.at(-1)?.entryNumber ?? "") : null,
  };
}

/** What lines of transfers to vendors and home tell beside what the ledger keeps: the vendor's name and how the transfer stands now. */
async function readTransferFacts(
  context: SessionContext,
  lines: readonly StatementLine[],
): Promise<(line: StatementLine) => Readonly<Record<string, string>>> {
  const ofTransfers = lines.filter(({ subject }) => subject.type === "vendor_transfer");
  const codes = [...new Set(ofTransfers.map(({ details }) => String(details["vendorCode"])))];
  const ids = [...new Set(ofTransfers.map(({ subject }) => subject.id))];
  const [names, states] = await Promise.all([
    readVendorNames(context, codes),
    readTransferStates(context.database, context.session.memberId, ids),
  ]);
  return ({ subject, details }) => {
    const state = subject.type === "vendor_transfer" ? states.get(subject.id) : undefined;
    const code = String(details["vendorCode"]);
    return state === undefined ? {} : { vendorName: names.get(code) ?? code, transferState: state };
  };
}
