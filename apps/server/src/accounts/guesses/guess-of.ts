import type { CallContext } from "../../platform/context.ts";
import { isKnownDevice } from "../devices/is-known-device.ts";
import type { Guess } from "./guess-buckets.ts";
import type { GuessKind } from "./guess-limits.ts";

/** The id of no member: for an unknown subject the database is asked for as much as for a known one. */
const nobody = "00000000-0000-0000-0000-000000000000";

export interface GuessedAt {
  readonly kind: GuessKind;
  /** Whose secret: a user name as typed, a recipient of codes, a member's id. */
  readonly subject: string;
  /** The member behind the subject, where there is one. */
  readonly memberId: string | undefined;
}

/** The try at a secret that a call brings, for `guardGuesses` and `forgetGuesses`. */
export async function guessOf(context: CallContext, { kind, subject, memberId }: GuessedAt): Promise<Guess> {
  return {
    merchantId: context.merchant.id,
    kind,
    subject,
    address: context.remoteAddress,
    knownDevice: await isKnownDevice(context, memberId ?? nobody),
    at: context.clock.now(),
  };
}
