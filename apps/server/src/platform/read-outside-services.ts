import type { FirebaseConfiguration, FirebaseWebConfiguration, SmsConfiguration } from "./configuration.ts";
import { readWebAddress, textOf, type Environment } from "./environment.ts";

const defaultSmsUrl = "https://api.twilio.com";
const accountIdPattern = /^[A-Za-z0-9-]{2,64}$/;
/** A number in E.164, the id of a messaging service, or a name of up to eleven letters, digits and blanks. */
const senderPattern = /^(\+[1-9]\d{5,14}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/;

/** The account at the SMS provider; undefined where none of its variables is set. */
export function readSms(environment: Environment, problems: string[]): SmsConfiguration | undefined {
  const accountId = textOf(environment, "SMS_ACCOUNT_ID");
  const token = textOf(environment, "SMS_TOKEN");
  const sender = textOf(environment, "SMS_SENDER");
  const url = readWebAddress(environment, "SMS_URL", problems);
  if ([accountId, token, sender, textOf(environment, "SMS_URL")].every((value) => value === undefined)) return undefined;
  const missing = [
    accountId === undefined || !accountIdPattern.test(accountId)
      ? "SMS_ACCOUNT_ID is not the id of an account: set it to the one that the SMS provider shows."
      : "",
    token === undefined ? "SMS_TOKEN is not set: set it to the secret of the account at the SMS provider." : "",
    sender === undefined || !senderPattern.test(sender)
      ? "SMS_SENDER is no sender: set it to a number like +15005550006, a messaging service's id (MG…) or a name of up to 11 letters and digits."
      : "",
    url !== undefined && !isSafeOrigin(url) ? "SMS_URL is not safe: set it to an https:// address without path." : "",
  ].filter((problem) => problem !== "");
  problems.push(...missing);
  return { url: new URL(url ?? defaultSmsUrl).origin, accountId: accountId ?? "", token: token ?? "", sender: sender ?? "" };
}

/** The secret travels with every request, so nothing but TLS will do; a stand-in on the same machine may do without. */
function isSafeOrigin(address: string): boolean {
  const { protocol, hostname, pathname, search } = new URL(address);
  const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  return (protocol === "https:" || isLocal) && pathname === "/" && search === "";
}

const firebaseKeysUrl = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const projectPattern = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** The project of Firebase Authentication; undefined where none is named, and then its word is not taken. */
export function readFirebase(environment: Environment, problems: string[]): FirebaseConfiguration | undefined {
  const projectId = textOf(environment, "FIREBASE_PROJECT_ID");
  const keysUrl = readWebAddress(environment, "FIREBASE_KEYS_URL", problems);
  if (projectId === undefined) return undefined;
  if (!projectPattern.test(projectId))
    problems.push(`FIREBASE_PROJECT_ID is "${projectId}": set it to the id of a Firebase project, or leave it out.`);
  return { projectId, keysUrl: keysUrl ?? firebaseKeysUrl, web: readFirebaseWeb(environment, problems) };
}

const defaultFirebaseAuthUrl = "https://identitytoolkit.googleapis.com";
const defaultRecaptchaUrl = "https://www.google.com/recaptcha/api.js";
const apiKeyPattern = /^[\w-]{10,100}$/;

function readFirebaseWeb(environment: Environment, problems: string[]): FirebaseWebConfiguration | undefined {
  const apiKey = textOf(environment, "FIREBASE_API_KEY");
  const authUrl = readWebAddress(environment, "FIREBASE_AUTH_URL", problems) ?? defaultFirebaseAuthUrl;
  const recaptchaUrl = readWebAddress(environment, "FIREBASE_RECAPTCHA_URL", problems) ?? defaultRecaptchaUrl;
  if (apiKey === undefined) return undefined;
  if (!apiKeyPattern.test(apiKey)) problems.push("FIREBASE_API_KEY is no key: set it to the project's Web API key, or leave it out.");
  if (!isSafeOrigin(authUrl)) problems.push("FIREBASE_AUTH_URL is not safe: set it to an https:// address without path, or leave it out.");
  if (!isSafeScript(recaptchaUrl))
    problems.push("FIREBASE_RECAPTCHA_URL is not safe: set it to the https:// address of a script without query, or leave it out.");
  return { apiKey, authUrl: new URL(authUrl).origin, recaptchaUrl };
}

function isSafeScript(address: string): boolean {
  const { origin, search, hash } = new URL(address);
  return isSafeOrigin(origin) && search === "" && hash === "";
}
