import { quicknet, type BeaconChain } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import type { BeaconConfiguration } from "./configuration.ts";
import { textOf, type Environment } from "./environment.ts";

const hexOf = (bytes: number) => new RegExp(`^[0-9a-f]{${bytes * 2}}$`);
const [hashPattern, keyPattern] = [hexOf(32), hexOf(96)];
const secondsPattern = /^[1-9]\d{0,11}$/;

/** The public beacon that the house's draws wait for; undefined where no address is set, and then the draws say that they use none. */
export function readBeacon(environment: Environment, problems: string[]): BeaconConfiguration | undefined {
  const urls = (textOf(environment, "LANTERN_BEACON_URLS") ?? "").split(",").flatMap((text) => (text.trim() === "" ? [] : [text.trim()]));
  const chain = readChain(environment, problems);
  const wrong = urls.filter((url) => !isBeaconUrl(url));
  for (const url of wrong)
    problems.push(`LANTERN_BEACON_URLS has "${url}": set it to addresses like https://api.drand.sh, joined by commas, or leave it out.`);
  if (chain !== undefined && urls.length === 0)
    problems.push("LANTERN_BEACON_CHAIN is set without LANTERN_BEACON_URLS: set the addresses where the chain is published too.");
  return urls.length === 0 ? undefined : { urls: urls.map((url) => url.replace(/\/+$/, "")), chain: chain ?? quicknet };
}

/** `hash:publicKey:genesisSeconds:periodSeconds`; undefined where it is not set or wrong. */
function readChain(environment: Environment, problems: string[]): BeaconChain | undefined {
  const text = textOf(environment, "LANTERN_BEACON_CHAIN");
  if (text === undefined) return undefined;
  const [hash = "", publicKey = "", genesis = "", period = "", ...more] = text.toLowerCase().split(":");
  const right =
    hashPattern.test(hash) &&
    keyPattern.test(publicKey) &&
    secondsPattern.test(genesis) &&
    secondsPattern.test(period) &&
    more.length === 0;
  if (right) return { hash, publicKey, genesisSeconds: Number(genesis), periodSeconds: Number(period) };
  problems.push(
    "LANTERN_BEACON_CHAIN is no chain: set it to hash:publicKey:genesisSeconds:periodSeconds as the chain's /info has them, or leave it out for the League of Entropy's quicknet.",
  );
  return undefined;
}

/** Its answers are proven by their signature, so that a stand-in on this machine needs no TLS. */
function isBeaconUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && search === "" && hash === "";
}
