import type { beginSecondFactor as beginSecondFactorCall } from "@lantern/contract/accounts/begin-second-factor.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { checkLoginPassword } from "../security/check-login-password.ts";
import { newAuthenticator } from "./authenticator.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

const putSecret = `
  insert into accounts_authenticators (member_id, wrapped_secret, created_at) values ($1, $2, $3)
  on conflict (member_id) do update set wrapped_secret = excluded.wrapped_secret, created_at = excluded.created_at
  where accounts_authenticators.confirmed_at is null
  returning true as put`;

/** Gives the member's authenticator app a secret. Nothing is asked of him until its first code has been confirmed. */
export async function beginSecondFactor(
  context: SessionContext,
  { body }: CallInput<typeof beginSecondFactorCall>,
): Promise<CallValue<typeof beginSecondFactorCall> | Refusal<CallRefusal<typeof beginSecondFactorCall>>> {
  const { database, session, merchant, clock } = context;
  if (await hasSecondFactor(database, session.memberId)) return refuse("accounts.second_factor_on");
  const refused = await checkLoginPassword(context, body.password);
  if (refused !== undefined) return refused;
  const { wrapped, secret, uri } = newAuthenticator(context, merchant, session.userName);
  const put = await database.query(putSecret, [session.memberId, wrapped, clock.now()]);
  return put.length === 0 ? refuse("accounts.second_factor_on") : { secret, uri };
}
