import type { SessionContext } from "../../platform/context.ts";
import type { SecurityFact } from "../security/security-facts.ts";
import { newerThanHere } from "./newer-devices.ts";

const countDevices = `select count(*)::int as count from accounts_devices where member_id = $1 and removed_at is null`;
const countNew = `select count(*)::int as count from ${newerThanHere}`;

/** How many devices the account was entered from; new ones that nobody has looked at ask for attention. */
export async function devicesFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const [fresh] = await database.query<{ count: number }>(countNew, [session.memberId, session.id]);
  if (fresh !== undefined && fresh.count > 0) return { state: "attention", detail: "", count: fresh.count };
  const [all] = await database.query<{ count: number }>(countDevices, [session.memberId]);
  return { state: "open", detail: "", count: all?.count ?? 0 };
}
