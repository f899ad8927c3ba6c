import type { Merchant } from "../platform/context.ts";
import type { ServerParts } from "./server-parts.ts";

/** Host prefix of the agents' entrance (specification 6.4.1). */
const agentPrefix = "agent.";

export interface Host {
  readonly merchant: Merchant | undefined;
  readonly agentEntrance: boolean;
}

/** The merchant of a host name, and whether the name is that of the agents' entrance. */
export async function findHost(parts: Pick<ServerParts, "scope" | "findMerchant">, hostName: string): Promise<Host> {
  const agentEntrance = hostName.startsWith(agentPrefix);
  const merchant = await parts.findMerchant(parts.scope, agentEntrance ? hostName.slice(agentPrefix.length) : hostName);
  return { merchant, agentEntrance };
}
