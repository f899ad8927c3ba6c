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
  /** `recipient`: all that it gets; `from one`: what one address asks for of it; `others`: everything beside the recipient. */
  readonly role: "recipient" | "from one" | "others";
}

/**
 * Counts a code against every limit: of the recipient, of its neighbours, of the address that asked, of the merchant. Returns the refusal
 * where one is exceeded, with the time from which it allows again; the caller rolls back then or not, as it likes: what is refused
 * lengthens nothing.
 *
 * Strangers can ask for codes to a number, captcha by captcha, so that its owner has none left. On a device that he has logged in from he has an
 * allowance beside theirs. On a new one nothing tells him from them, nor may it: where he has been before would tell who sits there too
 * that the number has an account. There one address gets a part of what a number gets, and an address that asks for the first time within a day
 * gets a code of a small reserve when the rest is used up: whoever would keep him out needs a new address for every code. The same
 * holds for numbers that nobody has.
 */
export async function countCode(
  context: CallContext,
  transaction: Transaction,
  code: CodeToCount,
): Promise<Refusal<"accounts.code_limit"> | undefined> {
  const isOwners = await isOwnersDevice(context, transaction, code);
  const subjects = subjectsOf(context, code, isOwners);
  const counted = await count(context, transaction, subjects);
  const exceeded = counted.filter(isExceeded);
  if (exceeded.length === 0) return undefined;
  if (!isOwners && exceeded.every(({ role }) => role === "recipient") && isFirstOfDay(counted)) {
    const reserve = await count(context, transaction, reserveOf(context, code));
    exceeded.splice(0, reserve.some(isExceeded) ? 0 : exceeded.length);
    if (exceeded.length === 0) return undefined;
  }
  return refuse("accounts.code_limit", { value: { expirationTime: Math.max(...exceeded.map(({ endsAt }) => endsAt.getTime())) } });
}

interface Counted extends CountedSubject {
  readonly sent: number;
  readonly endsAt: Date;
}

const isExceeded = ({ sent, sentMax }: Counted) => sent > sentMax;

/** Whether the address has not asked for a code to this recipient within the longest period that is counted. */
const isFirstOfDay = (counted: readonly Counted[]) => counted.every(({ role, sent }) => role !== "from one" || sent === 1);

async function count({ merchant, clock }: CallContext, transaction: Transaction, subjects: readonly CountedSubject[]): Promise<Counted[]> {
  const rows = await transaction.query<{ subject: string; sent: number; ends_at: Date }>(countAll, [
    merchant.id,
    subjects.map(({ subject }) => subject),
    subjects.map(({ periodMs }) => periodMs),
    clock.now(),
  ]);
  const countOf = new Map(rows.map((row) => [row.subject, row]));
  return subjects.flatMap((subject) => {
    const row = countOf.get(subject.subject);
    return row === undefined ? [] : [{ ...subject, sent: row.sent, endsAt: row.ends_at }];
  });
}

async function isOwnersDevice({ browser }: CallContext, transaction: Transaction, { ownerId }: CodeToCount): Promise<boolean> {
  // Nobody's recipient is asked for as somebody's is.
  return isKnownDevice({ database: transaction, browser }, ownerId ?? nobody);
}

function subjectsOf(context: CallContext, { channel, recipient }: CodeToCount, isOwners: boolean): CountedSubject[] {
  const { merchant, remoteAddress } = context;
  const settings = codeSettingsOf(merchant);
  const network = networkOf(remoteAddress);
  const apart = isOwners ? "own device " : "";
  return [
    ...counts(context, { role: "recipient", limits: settings.recipient, who: `${apart}recipient`, which: recipient }),
    ...(isOwners ? [] : counts(context, { role: "from one", limits: settings.recipientFromOne, which: `${recipient} ${network}` })),
    ...(channel === "sms"
      ? counts(context, { role: "others", limits: settings.neighbours, who: `${apart}neighbours`, which: recipient.slice(0, -3) })
      : []),
    ...counts(context, { role: "others", limits: settings.address, who: `${apart}address`, which: network }),
    ...counts(context, {
      role: "others",
      limits: isOwners ? settings.merchantOwnDevices : settings.merchant,
      who: `${apart}merchant`,
    }),
  ];
}

function reserveOf(context: CallContext, { recipient }: CodeToCount): CountedSubject[] {
  const { recipientReserve } = codeSettingsOf(context.merchant);
  return counts(context, { role: "others", limits: recipientReserve, who: "recipient reserve", which: recipient });
}

interface Limited {
  readonly role: CountedSubject["role"];
  readonly limits: readonly CodeLimit[];
  /** Whose codes are counted; the role where nothing is said. */
  readonly who?: string;
  readonly which?: string;
}

function counts({ configuration }: CallContext, { role, limits, who = role, which = "" }: Limited): CountedSubject[] {
  const factor = factorOfProfile[configuration.seedProfile];
  return limits.map(({ sentMax, periodMs }) => ({ role, sentMax: sentMax * factor, periodMs, subject: `${who} ${periodMs} ${which}` }));
}
