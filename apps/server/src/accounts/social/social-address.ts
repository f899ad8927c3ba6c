import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { readyProviders } from "../../platform/sign-in-readiness.ts";
import { callbackPath, telegramReturnPath } from "./app-pages.ts";
import { authorizationAddress } from "./code-flow.ts";
import { codeServiceOf } from "./code-service.ts";
import { ownPageOrigin } from "./page-origin.ts";
import { beginFlow, type NewFlow } from "./social-flow.ts";
import { telegramAddress } from "./telegram.ts";

/** Refuses a service that is not offered here, or a page that is not this host's. Returns the page's origin. */
export function refuseUnready(context: CallContext, provider: SocialProvider, origin: string): string | Refusal<"accounts.social_off"> {
  const own = ownPageOrigin(context, origin);
  return own === undefined || !readyProviders(context).includes(provider) ? refuse("accounts.social_off") : own;
}

/** Begins a sign-in and says where the browser is to go. */
export async function socialAddress(
  context: CallContext,
  asked: NewFlow,
): Promise<{ readonly address: string } | Refusal<"accounts.social_off" | "accounts.social_failed">> {
  const { signIn } = context.configuration;
  const { provider, origin, memberId, returnPath = null } = asked;
  if (provider === "telegram") {
    if (signIn.telegram === undefined) return refuse("accounts.social_off");
    const { state } = await beginFlow(context, asked);
    return {
      address: telegramAddress(signIn.telegram, origin, telegramReturnPath({ linking: memberId !== undefined, returnPath }, state)),
    };
  }
  try {
    const service = await codeServiceOf(signIn, provider);
    if (service === undefined) return refuse("accounts.social_off");
    const flow = await beginFlow(context, asked);
    return { address: await authorizationAddress(service, flow, origin + callbackPath(provider)) };
  } catch (error) {
    context.log.error({ err: error, provider }, "an outside sign-in service cannot be asked");
    return refuse("accounts.social_failed");
  }
}
