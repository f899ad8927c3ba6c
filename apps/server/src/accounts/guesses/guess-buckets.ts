import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { guessLimits, longestPauseMs, type GuessKind, type GuessLimit, type GuessScope } from "./guess-limits.ts";

/** One try at a secret. */
export interface Guess {
  readonly merchantId: string;
  readonly kind: GuessKind;
  /** Whose secret: a user name as typed, a recipient of codes, a member's id. */
  readonly subject: string;
  readonly address: string;
  /** The device is one that the subject's owner has used before (`devices/is-known-device.ts`); false where no one knows. */
  readonly knownDevice: boolean;
  readonly at: Date;
}

export interface GuessBucket {
  readonly scope: GuessScope;
  readonly key: string;
  readonly limit: GuessLimit;
}

/** A bucket as stored. */
export interface GuessRow {
  readonly bucket: string;
  readonly tries: number;
  readonly fills: number;
  readonly last_at: Date;
}

/** Where a try is counted, in the order of the keys, which is the order in which the rows are locked. */
export function bucketsOf(guess: Guess): GuessBucket[] {
  const limits = guessLimits[guess.kind];
  const scopes: readonly GuessScope[] = guess.knownDevice && limits.own !== undefined ? ["own"] : ["pair", "strangers", "address"];
  return scopes
    .flatMap((scope) => {
      const limit = limits[scope];
      return limit === undefined ? [] : [{ scope, key: `${scope}:${hashed(...partsOf(scope, guess))}`, limit }];
    })
    .toSorted((left, right) => (left.key < right.key ? -1 : 1));
}

/** What the row counts at a moment: a full bucket is empty again after its pause, one that is not full after a quiet pause. */
export function stateAt(row: GuessRow | undefined, { limit }: GuessBucket, at: Date): { tries: number; fills: number; waitMs: number } {
  const quietMs = row === undefined ? Number.POSITIVE_INFINITY : at.getTime() - row.last_at.getTime();
  if (row === undefined || quietMs >= longestPauseMs) return { tries: 0, fills: 0, waitMs: 0 };
  const { tries, fills } = row;
  const isFull = tries >= limit.tries;
  const pauseMs = limit.doubles === true ? Math.min(limit.pauseMs * 2 ** fills, longestPauseMs) : limit.pauseMs;
  if (quietMs >= pauseMs) return { tries: 0, fills: isFull ? fills + 1 : fills, waitMs: 0 };
  return { tries, fills, waitMs: isFull ? pauseMs - quietMs : 0 };
}

function partsOf(scope: GuessScope, { subject, address }: Guess): string[] {
  const name = subject.trim().toLowerCase();
  const network = networkOf(address);
  if (scope === "pair") return [name, network];
  return scope === "address" ? [network] : [name];
}

/** Names, telephone numbers and addresses are nobody's business once they are counted. */
function hashed(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** The address, or of IPv6 the /64 that one household or server commands; an IPv4 address within IPv6 is itself. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

const groupsOf = (text: string) => (text === "" ? [] : text.split(":"));
