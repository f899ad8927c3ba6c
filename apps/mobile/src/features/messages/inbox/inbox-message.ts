import type { CallValue } from "@lantern/contract/call.ts";
import type { getInbox } from "@lantern/contract/messages/get-inbox.ts";
import type { MessageKind, MessageLink } from "@lantern/contract/schemas/inbox.ts";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { hrefs } from "../../../paths.ts";

export type InboxPage = CallValue<typeof getInbox>;
export type InboxMessage = InboxPage["messages"][number];

export const messageIcons: Readonly<Record<MessageKind, IconName>> = {
  device_new: "phone",
  security_changed: "shield",
  kyc_decided: "identity",
  kyc_expiring: "calendar",
  limits_changed: "chart-bar",
  excluded: "pause",
  lottery_refunded: "ticket",
  lottery_corrected: "ticket",
  operator: "chat",
};

export const messageHrefs: Readonly<Record<MessageLink, string>> = {
  devices: hrefs.page("devices"),
  security: hrefs.page("securityCentre"),
  passkeys: hrefs.page("passkeys"),
  two_factor: hrefs.page("twoFactor"),
  kyc: hrefs.page("kyc"),
  safeguards: hrefs.page("safeguards"),
  bets: hrefs.bettingRecord(),
};
