import { changePassword } from "@lantern/contract/accounts/change-password.ts";
import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import { passwordChangeFault, type FieldSetting } from "@lantern/rules/accounts/form-rules.ts";
import { defaultRegistrationSettings } from "@lantern/rules/accounts/registration-defaults.ts";
import { PasswordField } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import { localKeyStore } from "../../../shared/session/local-keys.ts";
import { useSession } from "../../../shared/session/use-session.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { dropDeviceCredential, rememberedCredentials } from "../login/remembered-credentials.ts";
import { NewPasswordField } from "../new-password-field.tsx";
import { useFieldError } from "../use-field-error.ts";
import { OwnPasswordField } from "./own-password-field.tsx";
import { SecurityForm } from "./security-form.tsx";
import { useRefusedAt } from "./use-refused-at.ts";

interface PasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

const passwordSetting = (settings: readonly FieldSetting[]) => settings.find(({ field }) => field === "password");
const usualSetting: FieldSetting = passwordSetting(defaultRegistrationSettings) ?? {
  field: "password",
  enabled: true,
  required: true,
  patterns: [],
};

export interface PasswordFormProps {
  /** Why it is changed. */
  readonly intro: string;
  readonly onChanged: () => void;
}

/** Changes the login password (specification 7.5). */
export function PasswordForm({ intro, onChanged }: PasswordFormProps) {
  const t = useText();
  const userName = useSession()?.userName;
  const { data: settings } = useCall(getRegistrationSettings);
  const setting = passwordSetting(settings?.fields ?? []) ?? usualSetting;
  const { register, handleSubmit, formState, setError } = useForm<PasswordValues>({
    resolver: faultsResolver((values: PasswordValues) => {
      const fault = passwordChangeFault(setting, { ...values });
      return fault === undefined ? [] : [fault];
    }),
  });
  const textOf = useFieldError();
  const errorOf = (field: keyof PasswordValues) => textOf(formState.errors[field]);
  const at = useRefusedAt(setError);
  const { run, pending } = useAction(changePassword, {
    overrides: {
      "accounts.password_wrong": at("oldPassword"),
      "accounts.too_many_tries": at("oldPassword"),
      "accounts.password_unchanged": at("password"),
      "accounts.password_invalid": at("password"),
      "accounts.password_mismatch": at("confirmPassword"),
    },
  });
  const submit = handleSubmit(async (body) => {
    const outcome = await run({ body });
    if (outcome?.ok !== true) return;
    // What this device kept in the old password's place ended with it.
    const kept = rememberedCredentials(localKeyStore);
    if (kept?.username.toLowerCase() === userName?.toLowerCase()) dropDeviceCredential(localKeyStore);
    onChanged();
  });
  return (
    <SecurityForm intro={intro} submitLabel={t("accounts.password.change")} pending={pending} onSubmit={submit}>
      <OwnPasswordField {...register("oldPassword")} label={t("accounts.field.oldPassword")} error={errorOf("oldPassword")} />
      <NewPasswordField {...register("password")} label={t("accounts.field.newPassword")} error={errorOf("password")} />
      <PasswordField
        {...register("confirmPassword")}
        label={t("accounts.field.confirmPassword")}
        icon="lock"
        autoComplete="new-password"
        showLabel={t("accounts.password.show")}
        hideLabel={t("accounts.password.hide")}
        error={errorOf("confirmPassword")}
      />
    </SecurityForm>
  );
}
