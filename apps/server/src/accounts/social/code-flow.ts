import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration } from "openid-client";
import type { BegunFlow, SocialFlow, SocialPerson } from "./social-flow.ts";

/** What a service of the authorization code flow needs to be asked, and asked again for who came back. */
export interface CodeService {
  readonly client: Configuration;
  readonly scope: string;
  /** Whether it states the person in a signed identity token, bound to the nonce. */
  readonly stating: boolean;
  /** Who came back, by what the code was exchanged for. */
  readonly personOf: (granted: Granted) => Promise<SocialPerson | undefined>;
}

export type Granted = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** Where a person shows who he is: with a state of this browser, a nonce, and the hash of a verifier that never leaves the platform before. */
export async function authorizationAddress(
  { client, scope, stating }: CodeService,
  { state, nonce, codeVerifier }: BegunFlow,
  redirectUri: string,
): Promise<string> {
  const address = buildAuthorizationUrl(client, {
    response_type: "code",
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...(stating ? { nonce } : {}),
  });
  return address.href;
}

/**
 * Exchanges the code of a callback for who the person is.
 * @throws Error where the service refuses, does not answer, or says what does not verify.
 */
export async function personOfCallback(
  service: CodeService,
  flow: SocialFlow,
  { callback, state }: { readonly callback: URL; readonly state: string },
): Promise<SocialPerson | undefined> {
  const granted = await authorizationCodeGrant(service.client, callback, {
    expectedState: state,
    pkceCodeVerifier: flow.code_verifier,
    ...(service.stating ? { expectedNonce: flow.nonce, idTokenExpected: true } : {}),
  });
  return service.personOf(granted);
}
