import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { setPayeeName } from "@lantern/contract/accounts/set-payee-name.ts";
import { checkField, type FieldSetting } from "@lantern/rules/accounts/form-rules.ts";
import { normalizedName } from "@lantern/rules/accounts/person-name.ts";
import { fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useForm } from "react-hook-form";
import { AccountMark } from "../account-mark.tsx";
import { hrefs } from "../../../paths.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { useFieldError } from "../use-field-error.ts";
import { SecurityForm } from "./security-form.tsx";
import { SecurityWait } from "./security-wait.tsx";
import { useRefusedAt } from "./use-refused-at.ts";
import { useSaved } from "./use-saved.ts";

/** The name that withdrawals are paid to: set once, then shown with the way to whoever can change it. */
export function PayeeNamePage() {
  const answer = useCall(getSecurityConfiguration);
  const known = answer.data?.entries.find(({ entry }) => entry === "payeeName");
  if (known === undefined) return <SecurityWait answer={answer} />;
  return known.state === "set" ? <FixedName name={known.detail} /> : <NameForm />;
}

function FixedName({ name }: { readonly name: string }) {
  const t = useText();
  return (
    <div className="px-4 pt-3">
      <div className="card flex items-center gap-4 p-4">
        <AccountMark icon="check" state="set" />
        <span className="min-w-0">
          <span className="text-label block text-paper-2">{t("accounts.field.payeeName")}</span>
          <span className="text-title block break-words">{name}</span>
        </span>
      </div>
      <p className="text-body mt-4 px-1 text-paper-2">{t("security.payeeName.fixed")}</p>
      <ButtonLink kind="quiet" wide icon="service" className="mt-4" href={hrefs.page("service")}>
        {t("shell.title.service")}
      </ButtonLink>
    </div>
  );
}

const usualSetting: FieldSetting = { field: "payeeName", enabled: true, required: true, patterns: [fieldPatterns.name] };

function NameForm() {
  const t = useText();
  const { data: settings } = useCall(getRegistrationSettings);
  const setting = { ...usualSetting, ...settings?.fields.find(({ field }) => field === "payeeName"), enabled: true, required: true };
  const { register, handleSubmit, formState, setError } = useForm<{ payeeName: string }>({
    defaultValues: { payeeName: "" },
    resolver: faultsResolver(({ payeeName }: { payeeName: string }) =>
      [checkField(setting, { payeeName: normalizedName(payeeName) })].filter((fault) => fault !== undefined),
    ),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const saved = useSaved();
  const { run, pending } = useAction(setPayeeName, {
    overrides: { "accounts.field_invalid": at("payeeName"), "accounts.payee_name_fixed": at("payeeName") },
  });
  const submit = handleSubmit(async (body) => {
    const outcome = await run({ body });
    if (outcome?.ok === true) saved("security.payeeName.saved");
  });
  return (
    <SecurityForm intro={t("security.payeeName.intro")} submitLabel={t("security.save")} pending={pending} onSubmit={submit}>
      <Field
        {...register("payeeName")}
        label={t("accounts.field.payeeName")}
        icon="bank"
        autoComplete="name"
        autoCorrect="off"
        spellCheck={false}
        error={textOf(formState.errors.payeeName)}
      />
      <p className="text-label flex gap-2 px-1 font-medium! text-paper-2">
        <Icon name="warning-circle" size={18} className="flex-none" />
        {t("security.payeeName.once")}
      </p>
    </SecurityForm>
  );
}
