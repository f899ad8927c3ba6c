import type { Transaction } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { isKnownDevice } from "../devices/is-known-device.ts";
import { networkOf } from "../guesses/guess-buckets.ts";
import type { CodeChannel } from "./code-purpose.ts";
import { codeSettingsOf, type CodeLimit } from "./code-settings.ts";

/** Counts in the order of the subjects, in which their rows are locked; where a period is over, the next one begins. */
const countAll = `
  insert into accounts_code_counts as counted (merchant_id, subject, sent, ends_at)
  select $1, subject, 1, $4::timestamptz + period_ms * interval '1 millisecond'
  from unnest($2::text[], $3::integer[]) as wanted (subject, period_ms) order by subject
  on conflict (merchant_id, subject) do update set
    sent = case when counted.ends_at <= $4 then 1 else counted.sent + 1 end,
    ends_at = case when counted.ends_at <= $4 then excluded.ends_at else counted.ends_at end
  returning subject, sent, ends_at`;

/** In demo mode people try by hand, again and again, and nothing is sent. */
const factorOfProfile = { none: 1, demo: 5, test: 1 } as const;

export interface CodeToCount {
  readonly channel: CodeChannel;
  readonly recipient: string;
  /** The member whose proven number or address the recipient is. */
  readonly ownerId: string | undefined;
}

/** The id of no member. */
const nobody = "00000000-0000-0000-0000-000000000000";

interface CountedSubject extends CodeLimit {
  readonly subject: string;
}

/**
 * Counts a code against every limit: of the recipient, of its neighbours, of the address that asked, of the merchant. Returns the refusal
 * where one is exceeded, with the time from which it allows again; the caller rolls back then or not, as it likes: what is refused
 * lengthens nothing. On a device that the recipient's owner has logged in from there is an allowance beside the strangers': whatever they ask
 * for, captcha by captcha, he gets his codes there, and a number costs two allowances at the worst. Where he has been before gives
 * none: who sits there too could tell by it that the number has an account.
 */
export async function countCode(
  context: CallContext,
  transaction: Transaction,
  code: CodeToCount,
): Promise<Refusal<"accounts.code_limit"> | undefined> {
  const subjects = subjectsOf(context, code, await isOwnersDevice(context, transaction, code));
  const counted = await transaction.query<{ subject: string; sent: number; ends_at: Date }>(countAll, [
    context.merchant.id,
    subjects.map(({ subject }) => subject),
    subjects.map(({ periodMs }) => periodMs),
    context.clock.now(),
  ]);
  const exceeded = counted.filter(({ subject, sent }) => sent > (subjects.find((one) => one.subject === subject)?.sentMax ?? 0));
  if (exceeded.length === 0) return undefined;
  const expirationTime = Math.max(...exceeded.map(({ ends_at }) => ends_at.getTime()));
  return refuse("accounts.code_limit", { value: { expirationTime } });
}

async function isOwnersDevice({ browser }: CallContext, transaction: Transaction, { ownerId }: CodeToCount): Promise<boolean> {
  // Nobody's recipient is asked for as somebody's is.
  return isKnownDevice({ database: transaction, browser }, ownerId ?? nobody);
}

function subjectsOf(
  { merchant, remoteAddress, configuration }: CallContext,
  { channel, recipient }: CodeToCount,
  isOwners: boolean,
): CountedSubject[] {
  const settings = codeSettingsOf(merchant);
  const apart = isOwners ? "own device " : "";
  const of = (who: string, limits: readonly CodeLimit[], which = "") =>
    limits.map(({ sentMax, periodMs }) => ({
      sentMax: sentMax * factorOfProfile[configuration.seedProfile],
      periodMs,
      subject: `${who} ${periodMs} ${which}`,
    }));
  return [
    ...of(`${apart}recipient`, settings.recipient, recipient),
    ...(channel === "sms" ? of(`${apart}neighbours`, settings.neighbours, recipient.slice(0, -3)) : []),
    ...of(`${apart}address`, settings.address, networkOf(remoteAddress)),
    ...of(`${apart}merchant`, isOwners ? settings.merchantOwnDevices : settings.merchant),
  ];
}
