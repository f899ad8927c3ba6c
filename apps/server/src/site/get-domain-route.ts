import type { CallValue } from "@lantern/contract/call.ts";
import type { getDomainRoute as getDomainRouteCall } from "@lantern/contract/site/get-domain-route.ts";
import type { CallContext } from "../platform/context.ts";
import { mainDomainOf, readMerchantLinks } from "./merchant-links.ts";
import { settingsOf } from "./merchant-settings.ts";

/** The merchant's host names and image origins. */
export async function getDomainRoute(context: CallContext): Promise<CallValue<typeof getDomainRouteCall>> {
  const { domains } = await readMerchantLinks(context);
  const mainDomain = mainDomainOf(domains, context);
  return {
    mainDomain,
    agentDomain: `agent.${mainDomain}`,
    domains: domains.length === 0 ? [mainDomain] : [...domains],
    imageCDNs: [...settingsOf(context.merchant).imageCdns],
  };
}
