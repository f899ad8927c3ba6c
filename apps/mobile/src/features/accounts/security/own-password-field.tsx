import { PasswordField, type PasswordFieldProps } from "@lantern/ui/components/field.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** The login password, by which a member shows that it is he. */
export function OwnPasswordField({
  label,
  ...field
}: Omit<PasswordFieldProps, "label" | "icon" | "showLabel" | "hideLabel"> & { readonly label?: string }) {
  const t = useText();
  return (
    <PasswordField
      {...field}
      label={label ?? t("security.ownPassword")}
      icon="key"
      autoComplete="current-password"
      showLabel={t("accounts.password.show")}
      hideLabel={t("accounts.password.hide")}
    />
  );
}
