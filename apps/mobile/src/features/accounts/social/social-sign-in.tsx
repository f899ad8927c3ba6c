import { beginSocialLogin } from "@lantern/contract/accounts/begin-social-login.ts";
import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import type { LoginMethod } from "@lantern/rules/accounts/login-rules.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { offeredProviders } from "./offered-providers.ts";
import { useReadyProviders } from "./use-ready-providers.ts";
import { socialRemember } from "./social-remember.ts";
import { useLeave } from "./use-leave.ts";
import "./social.css";

/** The outside services by which a person may log in (specification 2.20): a tap leads to the service, which leads back to this page. */
export function SocialSignIn({ method, isRemembered }: { readonly method: LoginMethod; readonly isRemembered: () => boolean }) {
  const t = useText();
  const from = useQueryValue("from");
  const { leavingTo, leave } = useLeave();
  const { run, pending } = useAction(beginSocialLogin);
  const providers = offeredProviders(useReadyProviders(), method);
  if (providers.length === 0) return null;
  const go = async (provider: SocialProvider) => {
    const begun = await run({ body: { provider, origin: location.origin, ...(from === undefined ? {} : { from }) } });
    if (begun?.ok !== true) return;
    socialRemember.keep(isRemembered());
    leave(provider, begun.value.address);
  };
  return (
    <section className="social-sign-in" aria-labelledby="social-sign-in">
      <h2 id="social-sign-in" className="social-or text-label">
        {t("social.or")}
      </h2>
      <div className="flex justify-center gap-5">
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className="social-icon pressable"
            data-provider={provider}
            aria-label={t("social.with", { name: t(`social.name.${provider}`) })}
            aria-busy={leavingTo === provider || undefined}
            aria-disabled={pending || leavingTo !== undefined || undefined}
            onClick={() => leavingTo === undefined && void go(provider)}
          >
            <Icon name={provider} size={24} />
          </button>
        ))}
      </div>
    </section>
  );
}
