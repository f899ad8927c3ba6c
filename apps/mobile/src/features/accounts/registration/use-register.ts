import { checkAffiliate } from "@lantern/contract/accounts/check-affiliate.ts";
import { register } from "@lantern/contract/accounts/register.ts";
import { fieldValue, type FieldFault } from "@lantern/rules/accounts/form-rules.ts";
import { invitationCodeFault, needsAffiliateCheck, type RegistrationForm } from "@lantern/rules/accounts/registration-rules.ts";
import { useRef, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { handleRefusal, messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { enterSession } from "../enter-session.ts";
import { registrationBody, type RegistrationValues } from "./registration-body.ts";
import type { Captcha } from "../use-captcha.ts";

/** What the platform found wrong with a field: the id of a phrase, or words of its own. */
export type RegistrationRefusal = FieldFault | { readonly field: string; readonly message: string };

const fieldOfRefusal: Readonly<Partial<Record<string, string>>> = {
  "accounts.username_taken": "username",
  "accounts.captcha_required": "captcha",
  "accounts.captcha_wrong": "captcha",
  "accounts.referrer_unknown": "recommenderId",
};

/** Sends a registration: first the check of an invitation code, then the registration itself (specification 7.7). */
export function useRegister(captcha: Captcha, onRefused: (refusal: RegistrationRefusal) => void) {
  const t = useText();
  const services = useServices();
  const running = useRef(false);
  const [pending, setPending] = useState(false);

  const showRefusal = (refused: Refused) => {
    if (captcha.shown) void captcha.refresh();
    const { field, messageId } = refused.value ?? {};
    const known = typeof field === "string" ? field : fieldOfRefusal[refused.errorCode];
    if (refused.errorCode === "accounts.affiliate_unknown") onRefused(invitationCodeFault);
    else if (known === undefined) handleRefusal(services, refused);
    else onRefused(typeof messageId === "string" ? { field: known, messageId } : { field: known, message: messageOf(services, refused) });
  };
  const send = async (form: RegistrationForm, values: RegistrationValues): Promise<void> => {
    if (needsAffiliateCheck(values)) {
      const checked = await services.wire.callServer(checkAffiliate, { query: { affiliateCode: fieldValue("affiliateCode", values) } });
      if (!checked.ok) return showRefusal(checked);
      if (!checked.value.valid) return onRefused(invitationCodeFault);
    }
    const outcome = await services.wire.callServer(register, {
      body: { ...registrationBody(form, values), ...captcha.answered(values["captcha"] ?? "") },
    });
    if (!outcome.ok) return showRefusal(outcome);
    services.toasts.show("success", t("accounts.in_registered_successfully"));
    enterSession(services, outcome.value, { autoLogin: true });
  };
  return {
    pending,
    /** Does nothing while one is on its way. */
    submit: async (form: RegistrationForm, values: RegistrationValues) => {
      if (running.current) return;
      running.current = true;
      setPending(true);
      await send(form, values);
      running.current = false;
      setPending(false);
    },
  };
}
