import type { FacebookConfiguration, GoogleConfiguration, SignInConfiguration, TelegramConfiguration } from "./configuration.ts";
import { textOf, type Environment } from "./environment.ts";

const defaultGoogleIssuer = "https://accounts.google.com";
const defaultFacebookDialogUrl = "https://www.facebook.com/v24.0/dialog/oauth";
const defaultFacebookGraphUrl = "https://graph.facebook.com/v24.0";
const defaultTelegramUrl = "https://oauth.telegram.org";

const appIdPattern = /^\d{5,32}$/;
/** The bot's id, a colon and its secret. */
const botTokenPattern = /^\d{5,16}:[\w-]{30,64}$/;

/** The outside services that show who a person is. Each takes all of its own variables, or none. */
export function readSignIn(environment: Environment, problems: string[]): SignInConfiguration {
  return {
    google: readGoogle(environment, problems),
    facebook: readFacebook(environment, problems),
    telegram: readTelegram(environment, problems),
  };
}

function readGoogle(environment: Environment, problems: string[]): GoogleConfiguration | undefined {
  const clientId = textOf(environment, "GOOGLE_CLIENT_ID");
  const clientSecret = textOf(environment, "GOOGLE_CLIENT_SECRET");
  const issuer = readSafeAddress(environment, "GOOGLE_ISSUER", defaultGoogleIssuer, problems);
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined) problems.push("GOOGLE_CLIENT_ID is not set: set it to the id of the OAuth client, or leave its secret out.");
  if (clientSecret === undefined) problems.push("GOOGLE_CLIENT_SECRET is not set: set it to the secret of the OAuth client.");
  return { clientId: clientId ?? "", clientSecret: clientSecret ?? "", issuer };
}

function readFacebook(environment: Environment, problems: string[]): FacebookConfiguration | undefined {
  const appId = textOf(environment, "FACEBOOK_APP_ID");
  const appSecret = textOf(environment, "FACEBOOK_APP_SECRET");
  const dialogUrl = readSafeAddress(environment, "FACEBOOK_DIALOG_URL", defaultFacebookDialogUrl, problems);
  const graphUrl = readSafeAddress(environment, "FACEBOOK_GRAPH_URL", defaultFacebookGraphUrl, problems);
  if (appId === undefined && appSecret === undefined) return undefined;
  if (appId === undefined || !appIdPattern.test(appId)) problems.push("FACEBOOK_APP_ID is not the id of an app: set it to its digits.");
  if (appSecret === undefined) problems.push("FACEBOOK_APP_SECRET is not set: set it to the secret of the app.");
  return { appId: appId ?? "", appSecret: appSecret ?? "", dialogUrl, graphUrl };
}

function readTelegram(environment: Environment, problems: string[]): TelegramConfiguration | undefined {
  const botToken = textOf(environment, "TELEGRAM_BOT_TOKEN");
  const oauthUrl = readSafeAddress(environment, "TELEGRAM_OAUTH_URL", defaultTelegramUrl, problems);
  if (botToken === undefined) return undefined;
  if (!botTokenPattern.test(botToken)) problems.push("TELEGRAM_BOT_TOKEN is no bot's token: set it to the one that BotFather gave.");
  return { botToken, oauthUrl };
}

/** Secrets travel to these addresses and a person types his password there, so nothing but TLS will do; a stand-in on the same machine may do without. */
function readSafeAddress(environment: Environment, name: string, otherwise: string, problems: string[]): string {
  const value = textOf(environment, name);
  if (value === undefined) return otherwise;
  if (!isSafeAddress(value)) problems.push(`${name} is not safe: set it to an https:// address without query, or leave it out.`);
  return value.replace(/\/+$/, "");
}

function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username } = new URL(value);
  const isLocal = protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  return (protocol === "https:" || isLocal) && search === "" && hash === "" && username === "";
}
