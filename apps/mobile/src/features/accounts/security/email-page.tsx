import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { sendEmailCode } from "@lantern/contract/accounts/send-email-code.ts";
import { setEmail } from "@lantern/contract/accounts/set-email.ts";
import { checkField, formMessages, type FieldFault } from "@lantern/rules/accounts/form-rules.ts";
import { fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { EmailField } from "../email-field.tsx";
import { faultsResolver } from "../faults-resolver.ts";
import { useFieldError } from "../use-field-error.ts";
import { OwnPasswordField } from "./own-password-field.tsx";
import { SecurityForm } from "./security-form.tsx";
import type { SecurityFact } from "./security-row.tsx";
import { SecurityWait } from "./security-wait.tsx";
import { useHasPassword } from "./use-has-password.ts";
import { SentCodeField } from "./sent-code-field.tsx";
import { useRefusedAt } from "./use-refused-at.ts";
import { useSaved } from "./use-saved.ts";
import { useSentCode } from "./use-sent-code.ts";

interface EmailValues {
  email: string;
  verificationCode: string;
  password: string;
}

const emailFault = (email: string) =>
  checkField({ field: "email", enabled: true, required: true, patterns: [fieldPatterns.email] }, { email });

function faultsOf({ email, verificationCode, password }: EmailValues, asksPassword: boolean): FieldFault[] {
  const faults = [emailFault(email)];
  if (verificationCode.trim() === "") faults.push({ field: "verificationCode", messageId: formMessages.required });
  if (asksPassword && password === "") faults.push({ field: "password", messageId: formMessages.required });
  return faults.filter((fault) => fault !== undefined);
}

/** The e-mail address, proven by a code and the login password. */
export function EmailPage() {
  const answer = useCall(getSecurityConfiguration);
  const known = answer.data?.entries.find(({ entry }) => entry === "email");
  return known === undefined ? <SecurityWait answer={answer} /> : <EmailForm known={known} />;
}

function EmailForm({ known }: { readonly known: SecurityFact }) {
  const t = useText();
  const provenBefore = known.state === "set";
  const asksPassword = useHasPassword();
  const { register, handleSubmit, formState, setError, getValues, setFocus, setValue, clearErrors } = useForm<EmailValues>({
    defaultValues: { email: "", verificationCode: "", password: "" },
    resolver: faultsResolver((values: EmailValues) => faultsOf(values, asksPassword)),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const saved = useSaved();
  const code = useSentCode(at("verificationCode"));
  const sending = useAction(sendEmailCode, {
    overrides: {
      "accounts.field_invalid": at("email"),
      ...code.refusals,
    },
  });
  const setting = useAction(setEmail, {
    overrides: {
      "accounts.field_invalid": at("email"),
      "accounts.email_taken": at("email"),
      "accounts.code_wrong": at("verificationCode"),
      "accounts.code_expired": at("verificationCode"),
      "accounts.too_many_tries": at("verificationCode"),
      "accounts.password_wrong": at("password"),
    },
  });
  const send = async () => {
    const { email } = getValues();
    const fault = emailFault(email);
    if (fault !== undefined) return setError("email", { type: "rule", message: fault.messageId }, { shouldFocus: true });
    const outcome = await sending.run({ body: { email } });
    if (outcome?.ok !== true) return undefined;
    clearErrors();
    code.sent({ ...outcome.value, recipient: email.trim() });
    return setFocus("verificationCode");
  };
  const submit = handleSubmit(async ({ email, verificationCode, password }) => {
    const outcome = await setting.run({ body: { email, verificationCode, ...(asksPassword ? { password } : {}) } });
    if (outcome?.ok === true) saved("security.email.saved");
  });
  return (
    <SecurityForm
      intro={provenBefore ? t("security.email.introChange", { email: known.detail }) : t("security.email.intro")}
      submitLabel={t("security.email.confirm")}
      pending={setting.pending}
      onSubmit={submit}
    >
      <EmailField {...register("email")} error={textOf(formState.errors.email)} />
      <SentCodeField
        {...register("verificationCode")}
        code={code}
        sending={sending.pending}
        onFetch={() => void send()}
        onCode={(received) => setValue("verificationCode", received)}
        icon="mail-open"
        error={textOf(formState.errors.verificationCode)}
      />
      {asksPassword && <OwnPasswordField {...register("password")} error={textOf(formState.errors.password)} />}
    </SecurityForm>
  );
}
