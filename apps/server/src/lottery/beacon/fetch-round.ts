import { roundUrl } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { beaconSignatureBytes, isBeaconSignature } from "@lantern/rules/lottery/beacon/verify-beacon.ts";
import type { BeaconConfiguration } from "../../platform/configuration.ts";

const answerMsMax = 3_000;
const answerBytesMax = 4_096;

/**
 * Asks one address after the other for a round (drand's HTTP API, `/<chain's hash>/public/<round>`) until one answers with that round's own
 * signature. Undefined where none does: it is not there yet, nobody answers, or what is answered is not proven.
 */
export async function fetchRound({ urls, chain }: BeaconConfiguration, round: number): Promise<Uint8Array | undefined> {
  for (const url of urls) {
    // One after the other: the next is asked only where this one has nothing.
    const signature = await askOne(roundUrl(url, chain, round));
    if (signature !== undefined && isBeaconSignature(chain, round, signature)) return signature;
  }
  return undefined;
}

async function askOne(url: string): Promise<Uint8Array | undefined> {
  try {
    const answered = await fetch(url, { signal: AbortSignal.timeout(answerMsMax), redirect: "error" });
    if (!answered.ok) return undefined;
    return signatureIn(await firstBytes(answered));
  } catch {
    // Nobody answers, or too late, or no JSON: the next address may do.
    return undefined;
  }
}

/** No more is read than a round can need. */
async function firstBytes({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > answerBytesMax) throw new RangeError("the answer is longer than a round's");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function signatureIn(text: string): Uint8Array | undefined {
  const { signature } = JSON.parse(text) as { readonly signature?: unknown };
  if (typeof signature !== "string" || !/^[0-9a-f]+$/i.test(signature) || signature.length !== beaconSignatureBytes * 2) return undefined;
  return Buffer.from(signature, "hex");
}
