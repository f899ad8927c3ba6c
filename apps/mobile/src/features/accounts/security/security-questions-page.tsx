import { getCustomerSecurityQuestions } from "@lantern/contract/accounts/get-customer-security-questions.ts";
import { setCustomerSecurityQuestions } from "@lantern/contract/accounts/set-customer-security-questions.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { securityAnswersFault, securityQuestionNames } from "@lantern/rules/accounts/security-questions.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { SelectField } from "@lantern/ui/components/select-field.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey, useCall } from "../../../shared/wire/use-call.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { useFieldError } from "../use-field-error.ts";
import { OwnPasswordField } from "./own-password-field.tsx";
import { SecurityForm } from "./security-form.tsx";
import { SecurityWait } from "./security-wait.tsx";
import { useHasPassword } from "./use-has-password.ts";
import { useRefusedAt } from "./use-refused-at.ts";
import { useSaved } from "./use-saved.ts";

/** The security questions: which are answered, and the form that sets them. */
export function SecurityQuestionsPage() {
  const answer = useCall(getCustomerSecurityQuestions);
  const [anew, setAnew] = useState(false);
  if (answer.data === undefined) return <SecurityWait answer={answer} />;
  const { questions } = answer.data;
  if (questions.length === 0 || anew) return <QuestionsForm />;
  return <ChosenQuestions names={questions.map(({ question }) => question)} onAnew={() => setAnew(true)} />;
}

function ChosenQuestions({ names, onAnew }: { readonly names: readonly string[]; readonly onAnew: () => void }) {
  const t = useText();
  return (
    <div className="px-4 pt-3">
      <ol className="overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
        {names.map((name) => (
          <li
            key={name}
            className="text-lead flex min-h-14 items-center gap-3 border-t border-line px-4 py-2 text-[15px]! first:border-t-0"
          >
            <Icon name="check-circle" size={20} className="flex-none text-jade" />
            {t(`security.question.${name}` as MessageId)}
          </li>
        ))}
      </ol>
      <p className="text-body mt-4 px-1 text-paper-2">{t("security.questions.setNote")}</p>
      <Button kind="quiet" wide icon="refresh" className="mt-4" onClick={onAnew}>
        {t("security.questions.anew")}
      </Button>
    </div>
  );
}

const places = [0, 1, 2] as const;

type QuestionValues = Record<`question${(typeof places)[number]}` | `answer${(typeof places)[number]}` | "password", string>;

const answersOf = (values: QuestionValues) =>
  places.map((place) => ({ question: values[`question${place}`], answer: values[`answer${place}`] }));

/** `answers.1.question` of the rules is the form's `question1`. */
const fieldOf = (ruleField: string) => ruleField.replace(/^answers\.(\d)\.(question|answer)$/, "$2$1");

function QuestionsForm() {
  const t = useText();
  const { queryClient } = useServices();
  const hasPassword = useHasPassword();
  const [first, second, third] = securityQuestionNames;
  const { register, handleSubmit, formState, setError } = useForm<QuestionValues>({
    defaultValues: { question0: first, question1: second, question2: third, answer0: "", answer1: "", answer2: "", password: "" },
    resolver: faultsResolver((values: QuestionValues) => {
      const fault = securityAnswersFault(answersOf(values));
      const faults = fault === undefined ? [] : [{ ...fault, field: fieldOf(fault.field) }];
      return hasPassword && values.password === "" ? [...faults, { field: "password", messageId: formMessages.required }] : faults;
    }),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const saved = useSaved();
  const { run, pending } = useAction(setCustomerSecurityQuestions, {
    overrides: {
      "accounts.security_answers_invalid": at("answer0"),
      "accounts.password_wrong": at("password"),
      "accounts.too_many_tries": at("password"),
    },
  });
  const submit = handleSubmit(async (values) => {
    const outcome = await run({ body: { password: values.password, answers: answersOf(values) } });
    if (outcome?.ok !== true) return;
    void queryClient.invalidateQueries({ queryKey: callKey(getCustomerSecurityQuestions) });
    saved("security.questions.saved");
  });
  return (
    <SecurityForm intro={t("security.questions.intro")} submitLabel={t("security.save")} pending={pending} onSubmit={submit}>
      {places.map((place) => (
        <fieldset key={place} className="grid gap-2 border-0 p-0">
          <legend className="text-label mb-1 px-1 text-paper-3">{t("security.questions.number", { number: place + 1 })}</legend>
          <SelectField
            {...register(`question${place}`)}
            label={t("security.questions.question")}
            icon="question"
            error={textOf(formState.errors[`question${place}`])}
          >
            {securityQuestionNames.map((name) => (
              <option key={name} value={name}>
                {t(`security.question.${name}` as MessageId)}
              </option>
            ))}
          </SelectField>
          <Field
            {...register(`answer${place}`)}
            label={t("security.questions.answer")}
            icon="pencil"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            error={textOf(formState.errors[`answer${place}`])}
          />
        </fieldset>
      ))}
      {hasPassword && <OwnPasswordField {...register("password")} error={textOf(formState.errors.password)} />}
    </SecurityForm>
  );
}
