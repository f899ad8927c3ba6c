import { roundAtMs, type BeaconChain } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { beaconRandomness } from "@lantern/rules/lottery/beacon/verify-beacon.ts";
import type { Scope } from "../../platform/context.ts";
import type { Job } from "../../platform/job.ts";
import { fetchRound } from "./fetch-round.ts";

const selectAwaited = `
  select distinct beacon_chain as chain, beacon_round as round from lottery_issues
  where state = 'locked' and beacon_round is not null and beacon is null order by round`;

const storeRound = `
  update lottery_issues set beacon_signature = $3, beacon = $4
  where state = 'locked' and beacon_chain = $1::jsonb and beacon_round = $2 and beacon is null`;

interface AwaitedRound {
  readonly chain: BeaconChain;
  readonly round: number;
}

/**
 * Fetches the rounds that locked issues wait for, each once for all of them, and keeps what is proven by its signature. The network is asked
 * outside any transaction. A round that does not come is asked for again by the next run, until its issues are void by rule.
 */
export async function fetchBeacons(scope: Scope): Promise<void> {
  const { beacon } = scope.configuration;
  if (beacon === undefined) return;
  const awaited = await scope.database.query<AwaitedRound>(selectAwaited);
  const nowMs = scope.clock.now().getTime();
  const due = awaited.filter(({ chain, round }) => roundAtMs(chain, round) <= nowMs);
  await Promise.all(due.map((one) => fetchOne(scope, beacon.urls, one)));
}

async function fetchOne({ database, log }: Scope, urls: readonly string[], { chain, round }: AwaitedRound): Promise<void> {
  const signature = await fetchRound({ urls, chain }, round);
  if (signature === undefined) return log.warn({ chain: chain.hash, round }, "a beacon's round has not come");
  await database.query(storeRound, [JSON.stringify(chain), round, signature, beaconRandomness(signature)]);
}

export const fetchBeaconsJob: Job = { name: "lottery.fetch_beacons", everyMs: 500, run: fetchBeacons };
