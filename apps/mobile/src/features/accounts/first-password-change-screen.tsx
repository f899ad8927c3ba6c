import { changePassword } from "@lantern/contract/accounts/change-password.ts";
import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import { passwordChangeFault, type FieldSetting } from "@lantern/rules/accounts/form-rules.ts";
import { defaultRegistrationSettings } from "@lantern/rules/accounts/registration-defaults.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { PasswordField } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import "./accounts.css";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { localKeys, localKeyStore } from "../../shared/session/local-keys.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { messageOf } from "../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../shared/wire/outcome.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import { useCall } from "../../shared/wire/use-call.ts";
import { faultsResolver } from "./faults-resolver.ts";
import { useFieldError } from "./use-field-error.ts";

interface PasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

const rows = [
  { field: "oldPassword", label: "accounts.field.oldPassword" },
  { field: "password", label: "accounts.field.newPassword" },
  { field: "confirmPassword", label: "accounts.field.confirmPassword" },
] as const;

const passwordSetting = (settings: readonly FieldSetting[]) => settings.find(({ field }) => field === "password");
const usualSetting: FieldSetting = passwordSetting(defaultRegistrationSettings) ?? {
  field: "password",
  enabled: true,
  required: true,
  patterns: [],
};

/** The first password, given by somebody else, is changed before anything else; later it serves any change (specification 2.12.4, 7.5). */
function FirstPasswordChangeScreen() {
  const t = useText();
  const services = useServices();
  const first = useSession()?.firstTimeLogin ?? true;
  const { data: settings } = useCall(getRegistrationSettings);
  const setting = passwordSetting(settings?.fields ?? []) ?? usualSetting;
  const { register, handleSubmit, formState, setError } = useForm<PasswordValues>({
    resolver: faultsResolver((values: PasswordValues) => {
      const fault = passwordChangeFault(setting, { ...values });
      return fault === undefined ? [] : [fault];
    }),
  });
  const textOf = useFieldError();
  const at = (field: keyof PasswordValues) => (refused: Refused) =>
    setError(field, { type: "refused", message: messageOf(services, refused) }, { shouldFocus: true });
  const { run, pending } = useAction(changePassword, {
    overrides: {
      "accounts.password_wrong": at("oldPassword"),
      "accounts.password_unchanged": at("password"),
      "accounts.password_invalid": at("password"),
      "accounts.password_mismatch": at("confirmPassword"),
    },
  });
  const submit = handleSubmit(async (body) => {
    const outcome = await run({ body });
    if (outcome?.ok !== true) return;
    const session = services.session.current();
    if (session !== undefined)
      services.session.begin({ ...session, firstTimeLogin: false }, { autoLogin: localKeyStore.get(localKeys.autoLogin) === "1" });
    services.toasts.show("success", t("accounts.password.changed"));
    services.navigate(hrefs.page("home"), { replace: true });
  });
  return (
    <form className="account-form px-6 pt-4 pb-8" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-body mb-2 text-paper-2">{t(first ? "accounts.password.why" : "accounts.password.whyAny")}</p>
      {rows.map(({ field, label }) => (
        <PasswordField
          key={field}
          {...register(field)}
          label={t(label)}
          icon={field === "oldPassword" ? "key" : "lock"}
          autoComplete={field === "oldPassword" ? "current-password" : "new-password"}
          showLabel={t("accounts.password.show")}
          hideLabel={t("accounts.password.hide")}
          hint={field === "password" ? t("formRules.password_hint") : undefined}
          error={textOf(formState.errors[field])}
        />
      ))}
      <Button type="submit" kind="gold" size="large" wide pending={pending} className="mt-2">
        {t("accounts.password.change")}
      </Button>
    </form>
  );
}

export const screen = defineScreen({ component: FirstPasswordChangeScreen });
