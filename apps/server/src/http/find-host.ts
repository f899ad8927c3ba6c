import { andThen, type Awaitable } from "../platform/awaitable.ts";
import type { Merchant } from "../platform/context.ts";
import type { ServerParts } from "./server-parts.ts";

/** Host prefix of the agents' entrance (specification 6.4.1). */
const agentPrefix = "agent.";

export interface Host {
  readonly merchant: Merchant | undefined;
  readonly agentEntrance: boolean;
}

/** A name, or an IPv6 address in brackets. Anything else is no host, whatever a merchant of any host would say to it. */
const hostNamePattern = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** The last name that was found to be one: nearly every request comes for the same host. */
let wellFormed = "";

function isHostName(name: string): boolean {
  if (name === wellFormed) return true;
  if (!hostNamePattern.test(name)) return false;
  wellFormed = name;
  return true;
}

/** The merchant of a host name, and whether the name is that of the agents' entrance. */
export function findHost(parts: Pick<ServerParts, "scope" | "findMerchant">, hostName: string): Awaitable<Host> {
  if (!isHostName(hostName)) return { merchant: undefined, agentEntrance: false };
  const agentEntrance = hostName.startsWith(agentPrefix);
  const found = parts.findMerchant(parts.scope, agentEntrance ? hostName.slice(agentPrefix.length) : hostName);
  return andThen(found, (merchant) => ({ merchant, agentEntrance }));
}
