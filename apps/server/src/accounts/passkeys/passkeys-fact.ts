import type { SessionContext } from "../../platform/context.ts";
import type { SecurityFact } from "../security/security-facts.ts";

const countPasskeys = `select count(*)::int as count from accounts_passkeys where member_id = $1`;

export async function passkeysFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const [row] = await database.query<{ count: number }>(countPasskeys, [session.memberId]);
  const count = row?.count ?? 0;
  return { state: count === 0 ? "unset" : "set", detail: "", count };
}
