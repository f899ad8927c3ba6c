import type { setRegister as setRegisterCall } from "@lantern/contract/accounts/set-register.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";

const storeType = `
  insert into accounts_agent_registration (agent_id, merchant_id, member_type, set_at) values ($1, $2, $3, $4)
  on conflict (agent_id) do update set member_type = excluded.member_type, set_at = excluded.set_at`;

const changeCodes = `
  update accounts_affiliate_codes set member_type = $3
  where merchant_id = $2 and agent_id = $1 and retired_at is null and (expires_at is null or expires_at > $4)
  returning code`;

/** Decides which type of account the agent's invitations open from now on (specification 7.4.2). */
export async function setRegister(
  { database, session, clock }: SessionContext,
  { body }: CallInput<typeof setRegisterCall>,
): Promise<{ memberType: number; codeCount: number }> {
  const values = [session.memberId, session.merchantId, body.memberType, clock.now()];
  return database.tx(async (transaction) => {
    await transaction.query(storeType, values);
    const codes = await transaction.query(changeCodes, values);
    return { memberType: body.memberType, codeCount: codes.length };
  });
}
