import type { excludeMyself as excludeMyselfCall } from "@lantern/contract/safeguards/exclude-myself.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { beginExclusion, type BeginExclusionOutcome } from "./begin-exclusion.ts";
import { safeguardsSettingsOf } from "./safeguards-settings.ts";

/** Self-exclusion. */
export function excludeMyself(context: SessionContext, { body }: CallInput<typeof excludeMyselfCall>): Promise<BeginExclusionOutcome> {
  return beginExclusion(context, {
    kind: "self_exclusion",
    term: body.term,
    offered: safeguardsSettingsOf(context.merchant).selfExclusions,
  });
}
