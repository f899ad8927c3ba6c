import type { SessionContext } from "../../platform/context.ts";
import type { SecurityFact } from "../security/security-facts.ts";

const countDevices = `
  select count(*)::int as count, count(*) filter (where announced and acknowledged_at is null)::int as new
  from accounts_devices where member_id = $1 and removed_at is null`;

/** How many devices the account was entered from; new ones that nobody has looked at ask for attention. */
export async function devicesFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const [row] = await database.query<{ count: number; new: number }>(countDevices, [session.memberId]);
  const { count, new: fresh } = row ?? { count: 0, new: 0 };
  return fresh > 0 ? { state: "attention", detail: "", count: fresh } : { state: "open", detail: "", count };
}
