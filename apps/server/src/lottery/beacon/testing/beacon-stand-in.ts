import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { roundAtMs, type BeaconChain } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { beaconRandomness, messageOfRound } from "@lantern/rules/lottery/beacon/verify-beacon.ts";

/** How it answers: as a beacon does, with a round of its own choice, with a signature that is none, or not at all. */
export type BeaconManner = "honest" | "other_round" | "forged" | "silent";

export interface BeaconStandIn {
  readonly url: string;
  readonly chain: BeaconChain;
  /** As an environment variable has it. */
  readonly chainText: string;
  manner: BeaconManner;
  /** How often each path was asked for. */
  readonly asked: ReadonlyMap<string, number>;
  readonly signatureOf: (round: number) => Uint8Array;
  readonly close: () => Promise<void>;
}

export interface BeaconStandInOptions {
  readonly nowMs: () => number;
  readonly genesisSeconds?: number;
  readonly periodSeconds?: number;
}

/** A public beacon with a key of its own, as far as the platform asks one: `/<hash>/public/<round>`, 404 for rounds that are not signed yet. */
export async function startBeaconStandIn({
  nowMs,
  genesisSeconds = 1_700_000_000,
  periodSeconds = 3,
}: BeaconStandInOptions): Promise<BeaconStandIn> {
  const { shortSignatures } = bls12_381;
  const { secretKey, publicKey } = shortSignatures.keygen();
  const chain: BeaconChain = { hash: "ab".repeat(32), publicKey: bytesToHex(publicKey.toBytes()), genesisSeconds, periodSeconds };
  const asked = new Map<string, number>();
  const signatureOf = (round: number) => shortSignatures.sign(shortSignatures.hash(messageOfRound(round)), secretKey).toBytes();

  function answer(path: string, response: ServerResponse): void {
    asked.set(path, (asked.get(path) ?? 0) + 1);
    if (standIn.manner === "silent") return void response.destroy();
    const round = Number(new RegExp(`^/${chain.hash}/public/([0-9]+)$`).exec(path)?.[1]);
    if (!Number.isSafeInteger(round) || round < 1 || roundAtMs(chain, round) > nowMs()) return void response.writeHead(404).end();
    const signed = signatureOf(standIn.manner === "other_round" ? round + 1 : round);
    const signature = standIn.manner === "forged" ? signed.with(47, (signed[47] ?? 0) ^ 1) : signed;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ round, randomness: bytesToHex(beaconRandomness(signature)), signature: bytesToHex(signature) }));
  }

  const server = createServer((request, response) => answer(request.url ?? "", response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const standIn: BeaconStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chain,
    chainText: [chain.hash, chain.publicKey, genesisSeconds, periodSeconds].join(":"),
    manner: "honest",
    asked,
    signatureOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
