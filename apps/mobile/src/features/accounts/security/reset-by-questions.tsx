import { getCustomerSecurityQuestions } from "@lantern/contract/accounts/get-customer-security-questions.ts";
import { resetPaymentPassword } from "@lantern/contract/accounts/reset-payment-password.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { paymentPasswordFault } from "@lantern/rules/accounts/payment-password-rules.ts";
import { Field } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { useFieldError } from "../use-field-error.ts";
import { NewDigitsFields, type NewDigits } from "./new-digits-fields.tsx";
import { OwnPasswordField } from "./own-password-field.tsx";
import { SecurityForm } from "./security-form.tsx";
import { SecurityWait } from "./security-wait.tsx";
import { useHasPassword } from "./use-has-password.ts";
import { usePaymentSetting } from "./use-payment-setting.ts";
import { useRefusedAt } from "./use-refused-at.ts";
import { useSaved } from "./use-saved.ts";

type AnswerField = "answer0" | "answer1" | "answer2";

const answerFields: readonly AnswerField[] = ["answer0", "answer1", "answer2"];

interface ResetValues extends NewDigits, Record<AnswerField, string> {
  password: string;
}

/** A new payment password, proven by the answers to the member's own questions and the login password. */
export function ResetByQuestions() {
  const answer = useCall(getCustomerSecurityQuestions);
  if (answer.data === undefined) return <SecurityWait answer={answer} />;
  return <AnswersForm questions={answer.data.questions.map(({ question }) => question)} />;
}

function AnswersForm({ questions }: { readonly questions: readonly string[] }) {
  const t = useText();
  const setting = usePaymentSetting();
  const hasPassword = useHasPassword();
  const { register, handleSubmit, formState, setError } = useForm<ResetValues>({
    defaultValues: { answer0: "", answer1: "", answer2: "", password: "", paymentPassword: "", confirmPaymentPassword: "" },
    resolver: faultsResolver((values: ResetValues) => {
      const missing = [...answerFields, ...(hasPassword ? (["password"] as const) : [])]
        .filter((field) => values[field].trim() === "")
        .map((field) => ({ field, messageId: formMessages.required }));
      const fault = paymentPasswordFault(setting, { ...values });
      return fault === undefined ? missing : [...missing, fault];
    }),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const saved = useSaved();
  const { run, pending } = useAction(resetPaymentPassword, {
    overrides: {
      "accounts.security_answers_wrong": at("answer0"),
      "accounts.too_many_tries": at("answer0"),
      "accounts.password_wrong": at("password"),
      "accounts.payment_password_invalid": at("paymentPassword"),
      "accounts.password_mismatch": at("confirmPaymentPassword"),
    },
  });
  const submit = handleSubmit(async ({ password, paymentPassword, confirmPaymentPassword, ...typed }) => {
    const answers = answerFields.map((field, place) => ({ question: questions[place] ?? "", answer: typed[field] }));
    const outcome = await run({ body: { by: "questions", password, answers, paymentPassword, confirmPaymentPassword } });
    if (outcome?.ok === true) saved("security.paymentPassword.saved");
  });
  return (
    <SecurityForm intro={t("security.reset.intro.questions")} submitLabel={t("security.save")} pending={pending} onSubmit={submit}>
      {answerFields.map((field, place) => (
        <div key={field}>
          <p className="text-label mb-1 px-1 text-paper-2">{t(`security.question.${questions[place] ?? ""}` as MessageId)}</p>
          <Field
            {...register(field)}
            label={t("security.questions.answer")}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            error={textOf(formState.errors[field])}
          />
        </div>
      ))}
      {hasPassword && <OwnPasswordField {...register("password")} error={textOf(formState.errors.password)} />}
      <NewDigitsFields register={register} errors={formState.errors} setting={setting} />
    </SecurityForm>
  );
}
