import type { Configuration } from "../platform/configuration.ts";

/** Secrets that an integration may name, and where the configuration holds them. */
const secrets: Readonly<Record<string, (configuration: Configuration) => string>> = {
  studio: (configuration) => configuration.studioSecret,
};

/** @throws Error for a reference that names no secret. */
export function vendorSecret(configuration: Configuration, reference: string): string {
  const secret = secrets[reference];
  if (secret === undefined)
    throw new Error(`No secret is configured under "${reference}": integrations may name ${Object.keys(secrets).join(", ")}.`);
  return secret(configuration);
}
