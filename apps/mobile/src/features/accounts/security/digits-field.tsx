import { PasswordField, type PasswordFieldProps } from "@lantern/ui/components/field.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** A payment password: digits, which no browser keeps or fills in. */
export function DigitsField(field: Omit<PasswordFieldProps, "showLabel" | "hideLabel" | "icon">) {
  const t = useText();
  return (
    <PasswordField
      {...field}
      icon="keypad"
      inputMode="numeric"
      autoComplete="off"
      showLabel={t("accounts.password.show")}
      hideLabel={t("accounts.password.hide")}
    />
  );
}
