import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import type { LoginMethod } from "@lantern/rules/accounts/login-rules.ts";

/** Services with an icon: Telegram beside either method, Facebook and Google beside the password alone (specification 2.20.1, 2.20.2). */
export function offeredProviders(ready: readonly SocialProvider[], method: LoginMethod): readonly SocialProvider[] {
  return ready.filter((provider) => provider === "telegram" || method === "password");
}
