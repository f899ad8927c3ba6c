/**
 * A public source of randomness that signs a numbered round at known times (drand, scheme `bls-unchained-g1-rfc9380`: the round's number alone is
 * signed, so that its signature exists nowhere before its time and can have one value only).
 */
export interface BeaconChain {
  /** Hex, 32 bytes: what the source's own API calls the chain. */
  readonly hash: string;
  /** Hex, 96 bytes: a point of the curve's second group, compressed. */
  readonly publicKey: string;
  /** When round 1 was signed, UTC in seconds. */
  readonly genesisSeconds: number;
  readonly periodSeconds: number;
}

/** The League of Entropy's chain with a round every three seconds. Facts of its `/info` as published: https://docs.drand.love/blog/quicknet-live-on-loe-mainnet. */
export const quicknet: BeaconChain = {
  hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

/** When a round is signed, UTC in ms. @throws RangeError for a round below 1. */
export function roundAtMs({ genesisSeconds, periodSeconds }: BeaconChain, round: number): number {
  if (!Number.isSafeInteger(round) || round < 1) throw new RangeError(`The rounds of a beacon are whole numbers from 1, not ${round}.`);
  return (genesisSeconds + (round - 1) * periodSeconds) * 1_000;
}

/** The first round that is signed after an instant, and not at it: nobody can know it at the instant. */
export function firstRoundAfter(chain: BeaconChain, instantMs: number): number {
  const { genesisSeconds, periodSeconds } = chain;
  return Math.max(1, Math.floor((instantMs / 1_000 - genesisSeconds) / periodSeconds) + 2);
}

/** Between the lock and the round that an issue waits for: time to close the set of bets and publish its root while nobody can know the round. */
const rootLeadMs = 2_000;

/** The round that decides an issue: named when the issue opens, and by its lock alone, so that nobody has a choice of rounds. */
export function beaconRoundOf(chain: BeaconChain, lockAtMs: number): number {
  return firstRoundAfter(chain, lockAtMs + rootLeadMs);
}

/** Where a round is published, below an address of drand's HTTP API (`/<chain's hash>/public/<round>`). */
export function roundUrl(url: string, { hash }: Pick<BeaconChain, "hash">, round: number): string {
  return `${url}/${hash}/public/${round}`;
}

/** Whether a chain is the League of Entropy's quicknet, by everything that its signatures are checked by. */
export function isQuicknet({ hash, publicKey, genesisSeconds, periodSeconds }: BeaconChain): boolean {
  return (
    hash === quicknet.hash &&
    publicKey === quicknet.publicKey &&
    genesisSeconds === quicknet.genesisSeconds &&
    periodSeconds === quicknet.periodSeconds
  );
}
