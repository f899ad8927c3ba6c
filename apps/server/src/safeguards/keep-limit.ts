import type { CallValue } from "@lantern/contract/call.ts";
import type { keepLimit as keepLimitCall } from "@lantern/contract/safeguards/keep-limit.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { lockMember } from "./limit-row.ts";
import { readSafeguards } from "./read-safeguards.ts";
import { recordLimitsChanged } from "./record-limits-changed.ts";
import { dropWish } from "./store-limit.ts";

/** Gives up a raise or a removal that waits. */
export async function keepLimit(
  context: SessionContext,
  { body }: CallInput<typeof keepLimitCall>,
): Promise<CallValue<typeof keepLimitCall>> {
  const { database, session } = context;
  return database.tx(async (transaction) => {
    await lockMember(transaction, session.memberId);
    await dropWish(transaction, { memberId: session.memberId, kind: body.kind, period: body.period });
    await recordLimitsChanged(transaction, session, { change: "kept", kind: body.kind, period: body.period });
    return readSafeguards(context, transaction);
  });
}
