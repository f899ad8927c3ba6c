import type { getSecurityConfiguration as getSecurityConfigurationCall } from "@lantern/contract/accounts/get-security-configuration.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { securityScore } from "@lantern/rules/accounts/security-level.ts";
import type { SessionContext } from "../../platform/context.ts";
import { securityFactSources } from "./security-facts.ts";

/** What of the security centre is set, and how well the account is protected by it (specification 7.6). */
export async function getSecurityConfiguration(context: SessionContext): Promise<CallValue<typeof getSecurityConfigurationCall>> {
  const lines = await Promise.all(
    securityFactSources.map(async ({ entry, counts, read }) => ({ fact: { entry, ...(await read(context)) }, counts })),
  );
  const { level, setCount, count } = securityScore(lines.map(({ fact, counts }) => ({ state: fact.state, counts })));
  return { level, setCount, protectionCount: count, entries: lines.map(({ fact }) => fact) };
}
