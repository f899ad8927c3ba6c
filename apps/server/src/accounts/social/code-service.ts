import type { SignInConfiguration } from "../../platform/configuration.ts";
import type { CodeService } from "./code-flow.ts";
import { facebookService } from "./facebook.ts";
import { googleService } from "./google.ts";

export type CodeProvider = "facebook" | "google";

/** A service of the authorization code flow; undefined where the platform is not configured for it. */
export async function codeServiceOf({ facebook, google }: SignInConfiguration, provider: CodeProvider): Promise<CodeService | undefined> {
  if (provider === "google") return google === undefined ? undefined : googleService(google);
  return facebook === undefined ? undefined : facebookService(facebook);
}
