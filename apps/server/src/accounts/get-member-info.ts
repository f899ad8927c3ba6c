import type { CallValue } from "@lantern/contract/call.ts";
import type { getMemberInfo as getMemberInfoCall } from "@lantern/contract/accounts/get-member-info.ts";
import type { SessionContext } from "../platform/context.ts";
import { readMember } from "./member-row.ts";
import { headIconValue } from "./profile/head-icon-value.ts";

const selectStart = `select started_at from accounts_sessions where id = $1`;

/** The member behind the session (specification 3.7). */
export async function getMemberInfo({ database, session }: SessionContext): Promise<CallValue<typeof getMemberInfoCall>> {
  const member = await readMember(database, session.memberId);
  const [started] = await database.query<{ started_at: Date }>(selectStart, [session.id]);
  return {
    id: member.id,
    userName: member.user_name,
    nickname: member.nickname,
    headIcon: headIconValue(member).address,
    type: member.member_type,
    memberLabel: member.labels.map((labelName) => ({ labelName })),
    currency: member.currency,
    language: member.language,
    hasVip: member.vip_rank_level > 0,
    vipRankLevel: member.vip_rank_level,
    firstTimeLogin: member.first_time_login,
    registeredAt: member.registered_at.toISOString(),
    sessionStartedAt: (started?.started_at ?? member.registered_at).toISOString(),
  };
}
