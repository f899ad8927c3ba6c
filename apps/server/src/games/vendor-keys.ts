import type { Configuration, VendorKeys } from "../platform/configuration.ts";

/** The studio's secret, which platform and studio share. */
function studioKeys({ studioSecret, studioSecretAlso }: Configuration): VendorKeys {
  return { secret: studioSecret, more: {}, also: studioSecretAlso === undefined ? undefined : { secret: studioSecretAlso, more: {} } };
}

/**
 * What signs the calls of an integration: "studio", or a reference of the configuration (`LANTERN_VENDOR_<REFERENCE>_…`).
 * @throws Error for a reference that names no keys.
 */
export function vendorKeysOf(configuration: Configuration, reference: string): VendorKeys {
  const keys = reference === "studio" ? studioKeys(configuration) : configuration.vendorKeys[reference];
  if (keys !== undefined) return keys;
  const known = ["studio", ...Object.keys(configuration.vendorKeys)].join(", ");
  throw new Error(
    `No keys are configured under "${reference}": integrations may name ${known}. Set LANTERN_VENDOR_… as .env.example says.`,
  );
}
