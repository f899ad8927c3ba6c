import type { VendorAdapter } from "@lantern/vendor-kit/adapter.ts";
import { studioAdapter } from "@lantern/vendor-kit/studio-adapter.ts";

/** The protocols that the platform speaks, each the adapter of a kind of vendor. */
const adapters: readonly VendorAdapter[] = [studioAdapter];

export function isKnownProtocol(protocol: string): boolean {
  return adapters.some((adapter) => adapter.protocol === protocol);
}

/** @throws Error for a protocol without an adapter: an integration is never stored with one. */
export function adapterOf(protocol: string): VendorAdapter {
  const adapter = adapters.find((candidate) => candidate.protocol === protocol);
  if (adapter === undefined) throw new Error(`There is no adapter for the protocol "${protocol}": list one in vendor-adapters.ts.`);
  return adapter;
}
