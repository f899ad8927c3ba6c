import type { SessionContext } from "../../platform/context.ts";
import type { SecurityFact } from "./security-facts.ts";

const countAnswers = `select count(*)::integer as count from accounts_security_answers where member_id = $1`;

export async function securityQuestionsFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const [row] = await database.query<{ count: number }>(countAnswers, [session.memberId]);
  return { state: (row?.count ?? 0) === 0 ? "unset" : "set", detail: "" };
}
