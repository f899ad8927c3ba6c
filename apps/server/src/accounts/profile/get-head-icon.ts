import type { SessionContext } from "../../platform/context.ts";
import { readSecurityRow } from "../security/security-row.ts";
import { headIconValue, type HeadIcon } from "./head-icon-value.ts";

/** The picture that the member stands behind (specification 7.4.1). */
export async function getHeadIcon({ database, session }: SessionContext): Promise<HeadIcon> {
  return headIconValue(await readSecurityRow(database, session.memberId));
}
