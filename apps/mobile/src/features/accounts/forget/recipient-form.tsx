import { getPasswordVerification } from "@lantern/contract/accounts/get-password-verification.ts";
import { sendPasswordEmail } from "@lantern/contract/accounts/send-password-email.ts";
import { sendPasswordVerification } from "@lantern/contract/accounts/send-password-verification.ts";
import { checkCaptcha, checkField, fieldValue } from "@lantern/rules/accounts/form-rules.ts";
import { fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { hrefs } from "../../../paths.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";
import { CaptchaField } from "../captcha-field.tsx";
import { useCodeRequest } from "../codes/use-code-request.ts";
import { EmailField } from "../email-field.tsx";
import { faultsResolver } from "../faults-resolver.ts";
import { formErrorOf } from "../field-refusal.ts";
import { MobileNumberField } from "../mobile-number/mobile-number-field.tsx";
import { useDiallingCode } from "../mobile-number/use-dialling-code.ts";
import { useCaptcha, useFocusOnCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";
import { recipientBody, recipientKey, type CodeSent, type Recipient } from "./recipient.ts";

interface RecipientValues {
  mobileNum: string;
  email: string;
  captcha: string;
}

const needed = (field: "mobileNum" | "email") => ({ field, enabled: true, required: true, patterns: [fieldPatterns[field]] });

export interface RecipientFormProps {
  /** What was chosen before the person came back to choose again. */
  readonly before: CodeSent | undefined;
  readonly onSent: (sent: CodeSent) => void;
}

/** The first step: the phone or the e-mail address that the account has proven, and the request of a code. */
export function RecipientForm({ before, onSent }: RecipientFormProps) {
  const t = useText();
  const { data } = useCall(getPasswordVerification, { query: {} });
  const channels = data?.channels ?? ["sms"];
  const [chosen, setChosen] = useState<Recipient["channel"] | undefined>(before?.recipient.channel);
  const channel = chosen ?? channels[0] ?? "sms";
  return (
    <>
      <h2 className="text-hero mt-1">{t("entrance.forget.recipient.title")}</h2>
      <p className="text-body mt-1.5 mb-5 text-paper-2">{t("entrance.forget.recipient.note")}</p>
      {channels.length > 1 && (
        <div className="mb-3">
          <Segmented
            label={t("entrance.forget.method")}
            items={channels.map((id) => ({ id, label: t(`entrance.forget.method.${id}`) }))}
            selected={channel}
            onSelect={setChosen}
          />
        </div>
      )}
      <ChannelForm key={channel} channel={channel} before={before} onSent={onSent} />
      <p className="text-label mt-auto pt-6 text-paper-3">
        {t("entrance.forget.unproven")}{" "}
        <Link
          href={hrefs.page("service")}
          className="relative inline-flex min-h-11 items-center font-bold text-paper underline underline-offset-4"
        >
          {t("entrance.forget.askService")}
        </Link>
      </p>
    </>
  );
}

function ChannelForm({ channel, before, onSent }: RecipientFormProps & { readonly channel: Recipient["channel"] }) {
  const t = useText();
  const { clock } = useServices();
  const field = channel === "sms" ? "mobileNum" : "email";
  const known = before?.recipient.channel === channel ? before : undefined;
  const knownFields = known === undefined ? {} : recipientBody(known.recipient);
  const [countryDialingCode, setDiallingCode] = useDiallingCode(
    known?.recipient.channel === "sms" ? known.recipient.countryDialingCode : undefined,
  );
  const captcha = useCaptcha();
  const { register, handleSubmit, formState, setError, setFocus, resetField, control } = useForm<RecipientValues>({
    defaultValues: { mobileNum: "", email: "", captcha: "", ...knownFields },
    resolver: faultsResolver((values: RecipientValues) =>
      [checkField(needed(field), { ...values }), captcha.shown ? checkCaptcha({ ...values }) : undefined].filter(
        (fault) => fault !== undefined,
      ),
    ),
  });
  const [mobileNum, email] = useWatch({ control, name: ["mobileNum", "email"] });
  const recipient: Recipient =
    channel === "sms"
      ? { channel, mobileNum: fieldValue("mobileNum", { mobileNum }), countryDialingCode }
      : { channel, email: email.trim() };
  const code = useCodeRequest({
    call: channel === "sms" ? sendPasswordVerification : sendPasswordEmail,
    recipient: recipientKey(recipient),
    captcha,
    onRefused: (refusal) => {
      resetField("captcha");
      setError(refusal.field === "captcha" ? "captcha" : field, formErrorOf(refusal), { shouldFocus: true });
    },
    onWaiting: (nextAtMs) => onSent({ recipient, nextAtMs }),
    // The notice that a code is on its way is asked for SMS (specification 8.8.1); of an e-mail the next step tells.
    saidByNext: channel === "email",
  });
  useFocusOnCaptcha(captcha, { focus: () => setFocus("captcha") });
  // A code that is on its way already is as good as a new one.
  const submit = handleSubmit(async ({ captcha: answer }) => {
    if (known !== undefined && recipientKey(known.recipient) === recipientKey(recipient) && clock.nowMs() < known.nextAtMs)
      return onSent(known);
    const nextAtMs = await code.fetchCode(recipientBody(recipient), answer);
    if (nextAtMs !== undefined) onSent({ recipient, nextAtMs });
  });
  const textOf = useFieldError();
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {channel === "sms" ? (
        <MobileNumberField
          {...register("mobileNum")}
          label={t("accounts.field.mobileNum")}
          countryDialingCode={countryDialingCode}
          onDiallingCode={setDiallingCode}
          error={textOf(formState.errors.mobileNum)}
        />
      ) : (
        <EmailField {...register("email")} error={textOf(formState.errors.email)} />
      )}
      {captcha.shown && (
        <CaptchaField
          {...register("captcha")}
          captcha={captcha}
          hint={t("entrance.code.captchaFirst")}
          error={textOf(formState.errors.captcha)}
        />
      )}
      <Button type="submit" kind="gold" size="large" wide pending={code.sending} className="mt-2">
        {t("entrance.forget.send")}
      </Button>
    </form>
  );
}
