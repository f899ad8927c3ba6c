import type { FirebaseWebConfiguration } from "../platform/configuration.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { settingsOf } from "./merchant-settings.ts";

/** By what this merchant's pages have Firebase send codes; undefined where he does not want it, or the platform is not configured for it. */
export function firebaseWebOf(merchant: Merchant, { configuration }: Pick<Scope, "configuration">): FirebaseWebConfiguration | undefined {
  return settingsOf(merchant).codesByFirebase ? configuration.firebase?.web : undefined;
}
