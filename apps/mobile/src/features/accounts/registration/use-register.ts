import { checkAffiliate } from "@lantern/contract/accounts/check-affiliate.ts";
import { register } from "@lantern/contract/accounts/register.ts";
import { registerMobile } from "@lantern/contract/accounts/register-mobile.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { fieldValue } from "@lantern/rules/accounts/form-rules.ts";
import { invitationCodeFault, needsAffiliateCheck, shownFields } from "@lantern/rules/accounts/registration-rules.ts";
import { useRef, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { handleRefusal, messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Outcome, Refused } from "../../../shared/wire/outcome.ts";
import { enterSession } from "../enter-session.ts";
import { fieldRefusalOf, type FieldRefusal } from "../field-refusal.ts";
import { pendingIdentity } from "../social/pending-identity.ts";
import type { Captcha } from "../use-captcha.ts";
import { mobileRegistrationBody, registrationBody, type RegistrationCodeSender, type RegistrationEntry } from "./registration-body.ts";

const codeRefusal: FieldRefusal = { field: "affiliateCode", messageId: invitationCodeFault.messageId as MessageId };

export interface RegisterOptions {
  readonly captcha: Captcha;
  readonly onRefused: (refusal: FieldRefusal) => void;
  /** The link's invitation is not good: it is not sent again. */
  readonly onUninvited: () => void;
  /** Somebody who plays on this device takes a break: no account is opened here until it is over. */
  readonly onDeviceExcluded: (message: string) => void;
  /** Of the code that was typed; nothing where it is not the right one, which has been said then. */
  readonly proofOf: RegistrationCodeSender["proofOf"];
}

/** Sends a registration: first the check of an invitation code, then the call of its method (specification 7.7). */
export function useRegister({ captcha, onRefused, onUninvited, onDeviceExcluded, proofOf }: RegisterOptions) {
  const t = useText();
  const services = useServices();
  const running = useRef(false);
  const [pending, setPending] = useState(false);

  /** A field that the form does not show came from the link: the page says what is wrong with it, and the person may go on without. */
  const refuseField = (refusal: FieldRefusal, { form }: RegistrationEntry) => {
    const asked = shownFields(form).some(({ field }) => field === refusal.field);
    if (asked || refusal.field === "captcha" || refusal.field === "currency") return onRefused(refusal);
    services.toasts.show("error", "messageId" in refusal ? t(refusal.messageId) : refusal.message);
    onUninvited();
  };
  const showRefusal = (refused: Refused, entry: RegistrationEntry) => {
    if (captcha.shown || refused.value?.["captcha"] === true) void captcha.refresh();
    if (refused.errorCode === "accounts.social_expired") pendingIdentity.forget();
    if (refused.errorCode === "accounts.device_excluded") return onDeviceExcluded(messageOf(services, refused));
    if (refused.errorCode === "accounts.affiliate_unknown") return refuseField(codeRefusal, entry);
    const refusal = fieldRefusalOf(refused, messageOf(services, refused));
    if (refusal === undefined) handleRefusal(services, refused);
    else refuseField(refusal, entry);
  };
  const finish = (entry: RegistrationEntry, outcome: Outcome<CallValue<typeof register>>) => {
    if (!outcome.ok) return showRefusal(outcome, entry);
    pendingIdentity.forget();
    services.toasts.show("success", t("accounts.in_registered_successfully"));
    enterSession(services, outcome.value, { autoLogin: true });
  };
  const send = async (entry: RegistrationEntry): Promise<void> => {
    const { form, values, invitation } = entry;
    const affiliateCode = fieldValue("affiliateCode", { ...invitation, ...values });
    if (needsAffiliateCheck({ affiliateCode })) {
      const checked = await services.wire.callServer(checkAffiliate, { query: { affiliateCode } });
      if (!checked.ok) return showRefusal(checked, entry);
      if (!checked.value.valid) return refuseField(codeRefusal, entry);
    }
    const answered = captcha.answered(values["captcha"] ?? "");
    if (form.method === "username") {
      return finish(entry, await services.wire.callServer(register, { body: { ...registrationBody(entry), ...answered } }));
    }
    const { verificationCode, ...body } = mobileRegistrationBody(entry);
    const proof = verificationCode === undefined ? {} : await proofOf(verificationCode);
    if (proof === undefined) return;
    finish(entry, await services.wire.callServer(registerMobile, { body: { ...body, ...proof, ...answered } }));
  };
  return {
    pending,
    /** Does nothing while one is on its way. */
    submit: async (entry: RegistrationEntry) => {
      if (running.current) return;
      running.current = true;
      setPending(true);
      await send(entry);
      running.current = false;
      setPending(false);
    },
  };
}
