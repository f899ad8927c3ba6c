import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import type { SignInConfiguration } from "./configuration.ts";
import type { Merchant, Scope } from "./context.ts";

/** The whitelabel flag of each service (specification 2.20, 6.5.2). */
const flagOf: Readonly<Record<SocialProvider, string>> = { telegram: "TELEGRAMLOGIN3", facebook: "FACEBOOKLOGIN3", google: "GOOGLELOGIN3" };

/** Issuers whose discovery document this process has read. */
const discoveredIssuers = new Set<string>();

/** Notes that a service has said how it is to be asked. */
export function noteDiscovered(issuer: string): void {
  discoveredIssuers.add(issuer);
}

/** Services that a person may be sent to now: the merchant's flag is on, the platform is configured for it, and it is initialised (2.20.1, 2.20.2). */
export function readyProviders({
  merchant,
  configuration,
}: { readonly merchant: Merchant } & Pick<Scope, "configuration">): SocialProvider[] {
  const { signIn } = configuration;
  return (Object.keys(flagOf) as SocialProvider[]).filter(
    (provider) => merchant.flags.has(flagOf[provider]) && isInitialised(signIn, provider),
  );
}

function isInitialised({ google, facebook, telegram }: SignInConfiguration, provider: SocialProvider): boolean {
  if (provider === "google") return google !== undefined && discoveredIssuers.has(google.issuer);
  return (provider === "facebook" ? facebook : telegram) !== undefined;
}
