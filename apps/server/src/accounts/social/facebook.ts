import { createHmac } from "node:crypto";
import { allowInsecureRequests, ClientSecretPost, Configuration, fetchProtectedResource } from "openid-client";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { FacebookConfiguration } from "../../platform/configuration.ts";
import type { CodeService } from "./code-flow.ts";
import { shownName } from "./shown-name.ts";
import type { SocialPerson } from "./social-flow.ts";

const answerSecondsMax = 10;

const meAnswer = Compile(
  Type.Object({
    id: Type.String({ pattern: "^[0-9]{1,32}$" }),
    name: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
  }),
);

/** Facebook Login: OAuth 2 by code and PKCE; who the person is comes from `/me`, asked with the proof that the app's secret is ours. */
export function facebookService(configuration: FacebookConfiguration): CodeService {
  const { appId, appSecret, dialogUrl, graphUrl } = configuration;
  const server = { issuer: new URL(dialogUrl).origin, authorization_endpoint: dialogUrl, token_endpoint: `${graphUrl}/oauth/access_token` };
  const client = new Configuration(server, appId, { client_secret: appSecret }, ClientSecretPost(appSecret));
  client.timeout = answerSecondsMax;
  // The configuration allows an address without TLS on this machine only.
  if ([dialogUrl, graphUrl].some((address) => address.startsWith("http:"))) allowInsecureRequests(client);
  return {
    client,
    scope: "public_profile,email",
    stating: false,
    personOf: ({ access_token }) => readMe(client, configuration, access_token),
  };
}

async function readMe(
  client: Configuration,
  { appSecret, graphUrl }: FacebookConfiguration,
  accessToken: string,
): Promise<SocialPerson | undefined> {
  const address = new URL(`${graphUrl}/me`);
  address.search = new URLSearchParams({
    fields: "id,name,email",
    appsecret_proof: createHmac("sha256", appSecret).update(accessToken).digest("hex"),
  }).toString();
  const response = await fetchProtectedResource(client, accessToken, address, "GET");
  const me: unknown = await response.json();
  if (!response.ok || !meAnswer.Check(me)) return undefined;
  // The address is one that the person has, but nothing says that he has shown it: it fills in a form, and no more.
  return { subject: me.id, displayName: shownName(me.name ?? me.id), email: me.email };
}
