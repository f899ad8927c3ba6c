import type { CallValue } from "@lantern/contract/call.ts";
import type { getCustomerService as getCustomerServiceCall } from "@lantern/contract/messages/get-customer-service.ts";
import { allowedServiceLink } from "@lantern/rules/messages/service-link.ts";
import type { CallContext } from "../platform/context.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { sealServiceLink } from "./seal-service-link.ts";

/** The sealed link to the merchant's customer service, in the language of the request or else in English (specification 7.17.4, 7.22.1). */
export function getCustomerService({
  merchant,
  language,
}: Pick<CallContext, "merchant" | "language">): CallValue<typeof getCustomerServiceCall> {
  const { customerServiceLinks, customerServiceHosts } = settingsOf(merchant);
  const hosts = [...customerServiceHosts];
  const link = customerServiceLinks[language] ?? customerServiceLinks["EN"];
  const allowed = link === undefined ? undefined : allowedServiceLink(link, hosts);
  return { service: allowed === undefined ? null : sealServiceLink(allowed), hosts };
}
