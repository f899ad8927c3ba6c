import { demoPassword, logIn, type LoggedIn } from "./log-in.ts";
import type { Phone } from "./phone.ts";

/** Any browser's words about itself, for calls that no page makes. */
const safariOnPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

async function call(origin: string, method: string, path: string, body: unknown, language = "EN"): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { "content-type": "application/json", "user-agent": safariOnPhone, language },
    body: JSON.stringify(body),
  });
  const envelope = (await answer.json()) as { success: boolean; value: unknown; message?: string };
  if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.message ?? answer.status}`);
  return envelope.value;
}

export interface NewMember {
  /** Wire code of the account's language. */
  readonly language?: string;
  /** The demo accounts' where nothing is said. */
  readonly password?: string;
}

/** Opens an account of a journey's own; it was registered on a phone with Safari. */
export async function openMember(
  { origin }: Phone,
  userName: string,
  { language, password = demoPassword }: NewMember = {},
): Promise<void> {
  const terms = { password, confirmPassword: password, agreed: true };
  await call(origin, "PUT", "/wps/member/register", { username: userName, ...terms }, language);
}

let named = 0;

/** A user name that nobody has, also where a journey is tried a second time; the prefix has at most eight letters. */
export function newName(prefix: string): string {
  named += 1;
  return `${prefix}${Date.now() % 1_000_000}${named}`;
}

/** Opens an account, whose name begins with the prefix, and logs in to it. */
export async function enterAsNewMember(
  phone: Phone,
  prefix: string,
  member: NewMember = {},
): Promise<LoggedIn & { readonly userName: string }> {
  const userName = newName(prefix);
  await openMember(phone, userName, member);
  return { ...(await logIn(phone, userName, member.password)), userName };
}

/** Logs in from another device than the phone of the journey; returns the session's token. */
export async function logInElsewhere({ origin }: Phone, userName: string): Promise<string> {
  const started = await call(origin, "POST", "/wps/session/login", { username: userName, password: demoPassword });
  return (started as { token: string }).token;
}

/** Whether a token still is worth something. */
export async function isLive({ origin }: Phone, token: string): Promise<boolean> {
  return (await fetch(`${origin}/wps/member/info`, { headers: { Authorization: token } })).ok;
}
