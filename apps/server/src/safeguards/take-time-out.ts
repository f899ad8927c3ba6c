import type { takeTimeOut as takeTimeOutCall } from "@lantern/contract/safeguards/take-time-out.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { beginExclusion, type BeginExclusionOutcome } from "./begin-exclusion.ts";
import { safeguardsSettingsOf } from "./safeguards-settings.ts";

/** A break from play. */
export function takeTimeOut(context: SessionContext, { body }: CallInput<typeof takeTimeOutCall>): Promise<BeginExclusionOutcome> {
  return beginExclusion(context, { kind: "time_out", term: body.term, offered: safeguardsSettingsOf(context.merchant).timeOuts });
}
