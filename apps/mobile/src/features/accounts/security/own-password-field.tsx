import { PasswordField, type PasswordFieldProps } from "@lantern/ui/components/field.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** The login password, by which a member shows that it is he. */
export function OwnPasswordField(field: Omit<PasswordFieldProps, "label" | "icon" | "showLabel" | "hideLabel">) {
  const t = useText();
  return (
    <PasswordField
      {...field}
      label={t("security.ownPassword")}
      icon="key"
      autoComplete="current-password"
      showLabel={t("accounts.password.show")}
      hideLabel={t("accounts.password.hide")}
    />
  );
}
