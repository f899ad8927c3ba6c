import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Configuration, VendorKeys, VendorKeySet } from "../platform/configuration.ts";
import { unwrapSecret, wrapSecret } from "../platform/wrapped-secret.ts";

/** The reference of integrations whose keys are made at the vendors' desk alone. */
export const deskReference = "desk";

const wrappedFor = "lantern vendor keys 1";

/** What signs for the studio's brands whose players' money the studio keeps. */
export const studioWalletReference = "studio-wallet";

/** The studio's secrets, which platform and studio share. */
function studioKeys(configuration: Configuration): Readonly<Record<string, VendorKeys>> {
  const { studioSecret, studioSecretAlso, studioWalletSecret, studioWalletSecretAlso } = configuration;
  const shared = (secret: string, also: string | undefined): VendorKeys => ({
    secret,
    more: {},
    also: also === undefined ? undefined : { secret: also, more: {} },
  });
  return {
    studio: shared(studioSecret, studioSecretAlso),
    ...(studioWalletSecret === undefined ? {} : { [studioWalletReference]: shared(studioWalletSecret, studioWalletSecretAlso) }),
  };
}

/**
 * What signs the calls of an integration: "studio", "studio-wallet", or a reference of the configuration (`LANTERN_VENDOR_<REFERENCE>_…`).
 * @throws Error for a reference that names no keys.
 */
export function vendorKeysOf(configuration: Configuration, reference: string): VendorKeys {
  const all = { ...configuration.vendorKeys, ...studioKeys(configuration) };
  const keys = all[reference];
  if (keys !== undefined) return keys;
  const known = Object.keys(all)
    .toSorted((one, other) => one.localeCompare(other))
    .join(", ");
  throw new Error(
    `No keys are configured under "${reference}": integrations may name ${known}. Set LANTERN_VENDOR_… as .env.example says.`,
  );
}

/** A key of the desk's that is not over, as stored. */
export interface DeskKeyRow {
  readonly state: "next" | "current" | "former";
  /** Null stands for the configuration's, which the desk's first key follows. */
  readonly wrapped_key: Uint8Array | null;
}

/** The keys of an integration as they count now. */
export interface KeysInForce {
  /** Signs what we send, and is taken from the vendor. */
  readonly signing: VendorKeySet;
  /** Taken from the vendor as well, while keys are exchanged. */
  readonly others: readonly VendorKeySet[];
}

interface KeySources {
  /** Undefined where the configuration has none. */
  readonly configured: VendorKeys | undefined;
  /** What stands beside the desk's keys where the configuration has none: ours, and what the vendor calls us. */
  readonly ofDesk: VendorKeySet | undefined;
  readonly deskKeys: readonly DeskKeyRow[];
  /** The desk's keys are public keys of the vendor's. */
  readonly publicKeys: boolean;
}

/** Which keys count: the desk's current one before the configuration's, and beside it those that are being exchanged. Undefined where there is none. */
export function keysInForce(
  configuration: Configuration,
  { configured, ofDesk, deskKeys, publicKeys }: KeySources,
): KeysInForce | undefined {
  const setsOf = ({ wrapped_key: wrapped }: DeskKeyRow): VendorKeySet[] => {
    if (wrapped === null) return configuredSets(configured);
    const key = unwrapKey(configuration, wrapped);
    const { secret, more } = configured ?? ofDesk ?? { secret: "", more: {} };
    return [publicKeys ? { secret, more: { ...more, publicKey: key } } : { secret: key, more }];
  };
  const current = deskKeys.filter(({ state }) => state === "current").flatMap(setsOf);
  const exchanged = deskKeys.filter(({ state }) => state !== "current").flatMap(setsOf);
  const [signing, ...others] = [...(current.length > 0 ? current : configuredSets(configured)), ...exchanged];
  return signing === undefined ? undefined : { signing, others };
}

function configuredSets(configured: VendorKeys | undefined): VendorKeySet[] {
  if (configured === undefined) return [];
  const { secret, more, also } = configured;
  return [{ secret, more }, ...(also === undefined ? [] : [also])];
}

/** A private key of ours for an integration of the desk's, in PEM, wrapped. */
export async function makeOwnKey(configuration: Configuration): Promise<Uint8Array> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 3_072,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return wrapKey(configuration, privateKey);
}

/** A key for its place in the database. */
export function wrapKey(configuration: Configuration, key: string): Uint8Array {
  return wrapSecret(configuration, wrappedFor, Buffer.from(key, "utf8"));
}

/**
 * Wraps a key anew where it stands under the secret that is being exchanged; undefined where it stands under the present one.
 * @param wrapped under `secret` or `secretAlso`.
 */
export function rewrapKey(configuration: Configuration, wrapped: Uint8Array): Uint8Array | undefined {
  const key = unwrapKey(configuration, wrapped);
  try {
    unwrapKey({ ...configuration, secretAlso: undefined }, wrapped);
    return undefined;
  } catch {
    return wrapKey(configuration, key);
  }
}

export function unwrapKey(configuration: Configuration, wrapped: Uint8Array): string {
  return Buffer.from(unwrapSecret(configuration, wrappedFor, wrapped)).toString("utf8");
}
