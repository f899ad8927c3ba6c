import type { Configuration } from "../platform/configuration.ts";
import type { Clock } from "../platform/clock.ts";
import type { Providers } from "./delivery-provider.ts";
import { httpProvider } from "./http-provider.ts";
import { smsProvider } from "./sms-provider.ts";

/** Who brings messages of each channel to people; those of a channel without provider wait. */
export function providersOf({ deliveryUrl, secret, sms }: Configuration, clock: Clock): Providers {
  const gateway = deliveryUrl === undefined ? undefined : httpProvider(deliveryUrl, secret);
  const ofAll = gateway === undefined ? {} : { sms: gateway, email: gateway, push: gateway };
  return sms === undefined ? ofAll : { ...ofAll, sms: smsProvider(sms, clock) };
}
