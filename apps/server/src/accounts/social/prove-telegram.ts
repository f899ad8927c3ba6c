import type { proveTelegram as proveTelegramCall } from "@lantern/contract/accounts/prove-telegram.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { hashSecretToken } from "../secret-token.ts";
import { proveFlow, takeFlow } from "./social-flow.ts";
import { verifyTelegramData } from "./telegram.ts";

const spendData = `
  insert into accounts_spent_tokens (token_hash, expires_at) values ($1, $2) on conflict do nothing returning token_hash`;

/** Takes Telegram's word about the person who came back to the browser that sent him, each word once. */
export async function proveTelegram(
  context: CallContext,
  { body }: CallInput<typeof proveTelegramCall>,
): Promise<CallValue<typeof proveTelegramCall> | Refusal<CallRefusal<typeof proveTelegramCall>>> {
  const { configuration, database, clock } = context;
  const { telegram } = configuration.signIn;
  if (telegram === undefined) return refuse("accounts.social_off");
  const flow = await takeFlow(context, { provider: "telegram", state: body.state });
  if (flow === undefined) return refuse("accounts.social_expired");
  const proof = verifyTelegramData(telegram, body.data, clock.now());
  if (proof === undefined) return refuse("accounts.social_failed");
  const [spent] = await database.query(spendData, [hashSecretToken(`telegram:${String(body.data["hash"])}`), proof.expiresAt]);
  if (spent === undefined) return refuse("accounts.social_failed");
  return { ticket: await proveFlow(context, flow, proof.person) };
}
