import { allowInsecureRequests, clockTolerance, discovery, enableNonRepudiationChecks, type Configuration } from "openid-client";
import type { GoogleConfiguration } from "../../platform/configuration.ts";
import { noteDiscovered } from "../../platform/sign-in-readiness.ts";
import type { CodeService, Granted } from "./code-flow.ts";
import { shownName } from "./shown-name.ts";
import type { SocialPerson } from "./social-flow.ts";

const answerSecondsMax = 10;
/** How far the provider's clock may be from ours. */
const clockToleranceSeconds = 30;

/** One client an issuer and id; it keeps the provider's keys, and fetches them when it meets one that it does not know. */
const clients = new Map<string, Promise<Configuration>>();

/**
 * The OpenID Connect client, discovered when it is first needed.
 * @throws Error where the provider does not say how it is to be asked; the next call tries again.
 */
export async function googleService(configuration: GoogleConfiguration): Promise<CodeService> {
  return { client: await clientOf(configuration), scope: "openid profile email", stating: true, personOf };
}

function clientOf(configuration: GoogleConfiguration): Promise<Configuration> {
  const key = JSON.stringify(configuration);
  const known = clients.get(key);
  if (known !== undefined) return known;
  const discovering = discover(configuration).catch((error: unknown) => {
    clients.delete(key);
    throw error;
  });
  clients.set(key, discovering);
  return discovering;
}

async function discover({ issuer, clientId, clientSecret }: GoogleConfiguration): Promise<Configuration> {
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: "RS256", [clockTolerance]: clockToleranceSeconds };
  // The configuration allows an address without TLS on this machine only.
  const insecure = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  // The signature is checked, whatever way the token came.
  const execute = [enableNonRepudiationChecks, ...insecure];
  const client = await discovery(new URL(issuer), clientId, metadata, undefined, { execute, timeout: answerSecondsMax });
  noteDiscovered(issuer);
  return client;
}

async function personOf(granted: Granted): Promise<SocialPerson | undefined> {
  const claims = granted.claims();
  if (claims === undefined || claims.sub === "") return undefined;
  const { sub, name, email } = claims;
  return {
    subject: sub,
    displayName: shownName(typeof name === "string" ? name : typeof email === "string" ? email : sub),
    email: typeof email === "string" && claims["email_verified"] === true ? email : undefined,
  };
}
