import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { sendMemberCode } from "@lantern/contract/accounts/send-member-code.ts";
import { setMobile } from "@lantern/contract/accounts/set-mobile.ts";
import { checkField, formMessages, type FieldFault } from "@lantern/rules/accounts/form-rules.ts";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { MobileNumberField } from "../mobile-number/mobile-number-field.tsx";
import { useDiallingCode } from "../mobile-number/use-dialling-code.ts";
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

interface MobileValues {
  mobileNum: string;
  verificationCode: string;
  password: string;
}

const mobileFault = (mobileNum: string): FieldFault | undefined =>
  checkField({ field: "mobileNum", enabled: true, required: true, patterns: [] }, { mobileNum });

/** The mobile number, proven by a code, by which the account is found again. */
export function MobilePage() {
  const answer = useCall(getSecurityConfiguration);
  const known = answer.data?.entries.find(({ entry }) => entry === "mobile");
  return known === undefined ? <SecurityWait answer={answer} /> : <MobileForm known={known} />;
}

function MobileForm({ known }: { readonly known: SecurityFact }) {
  const t = useText();
  const hasPassword = useHasPassword();
  const [countryDialingCode, setDiallingCode] = useDiallingCode();
  const { register, handleSubmit, formState, setError, getValues, setFocus, setValue, clearErrors } = useForm<MobileValues>({
    defaultValues: { mobileNum: "", verificationCode: "", password: "" },
    resolver: faultsResolver((values: MobileValues) => {
      const faults = [mobileFault(values.mobileNum)];
      if (values.verificationCode.trim() === "") faults.push({ field: "verificationCode", messageId: formMessages.required });
      if (hasPassword && values.password === "") faults.push({ field: "password", messageId: formMessages.required });
      return faults.filter((fault) => fault !== undefined);
    }),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const saved = useSaved();
  const code = useSentCode(at("verificationCode"));
  const sending = useAction(sendMemberCode, {
    overrides: { ...code.refusals, "accounts.field_invalid": at("mobileNum"), "accounts.mobile_not_served": at("mobileNum") },
  });
  const setting = useAction(setMobile, {
    overrides: {
      "accounts.field_invalid": at("mobileNum"),
      "accounts.mobile_taken": at("mobileNum"),
      "accounts.code_wrong": at("verificationCode"),
      "accounts.code_expired": at("verificationCode"),
      "accounts.too_many_tries": at("verificationCode"),
      "accounts.password_wrong": at("password"),
    },
  });
  const send = async () => {
    const { mobileNum } = getValues();
    const fault = mobileFault(mobileNum);
    if (fault !== undefined) return setError("mobileNum", { type: "rule", message: fault.messageId }, { shouldFocus: true });
    const outcome = await sending.run({ body: { mobileNum, countryDialingCode } });
    if (outcome?.ok !== true) return undefined;
    clearErrors();
    code.sent({ ...outcome.value, recipient: `${countryDialingCode} ${mobileNum.trim()}` });
    return setFocus("verificationCode");
  };
  const submit = handleSubmit(async ({ mobileNum, verificationCode, password }) => {
    const body = { mobileNum, countryDialingCode, verificationCode, ...(hasPassword ? { password } : {}) };
    const outcome = await setting.run({ body });
    if (outcome?.ok === true) saved("security.mobile.saved");
  });
  return (
    <SecurityForm
      intro={known.state === "set" ? t("security.mobile.introChange", { mobile: known.detail }) : t("security.mobile.intro")}
      submitLabel={t("security.mobile.confirm")}
      pending={setting.pending}
      onSubmit={submit}
    >
      <MobileNumberField
        {...register("mobileNum")}
        label={t("accounts.field.mobileNum")}
        countryDialingCode={countryDialingCode}
        onDiallingCode={setDiallingCode}
        error={textOf(formState.errors.mobileNum)}
      />
      <SentCodeField
        {...register("verificationCode")}
        code={code}
        sending={sending.pending}
        onFetch={() => void send()}
        onCode={(received) => setValue("verificationCode", received)}
        icon="phone-message"
        error={textOf(formState.errors.verificationCode)}
      />
      {hasPassword && <OwnPasswordField {...register("password")} error={textOf(formState.errors.password)} />}
    </SecurityForm>
  );
}
