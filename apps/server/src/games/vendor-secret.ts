import type { Configuration } from "../platform/configuration.ts";

/** What signs the calls of an integration in both directions. */
export interface VendorSecret {
  readonly secret: string;
  /** Taken from the vendor as well, while the secret is exchanged; nothing of ours is signed with it. */
  readonly secretAlso: string | undefined;
}

/** Secrets that an integration may name, and where the configuration holds them. */
const secrets: Readonly<Record<string, (configuration: Configuration) => VendorSecret>> = {
  studio: ({ studioSecret, studioSecretAlso }) => ({ secret: studioSecret, secretAlso: studioSecretAlso }),
};

/** @throws Error for a reference that names no secret. */
export function vendorSecret(configuration: Configuration, reference: string): VendorSecret {
  const secret = secrets[reference];
  if (secret === undefined)
    throw new Error(`No secret is configured under "${reference}": integrations may name ${Object.keys(secrets).join(", ")}.`);
  return secret(configuration);
}
