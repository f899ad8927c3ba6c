import { Field, type FieldProps } from "@lantern/ui/components/field.tsx";
import { useText } from "../../shared/text/text.tsx";

/** An e-mail address, on the keyboard that has the @; phones fill it in. */
export function EmailField(field: Omit<FieldProps, "label" | "icon" | "type" | "inputMode" | "autoComplete">) {
  const t = useText();
  return (
    <Field
      {...field}
      label={t("accounts.field.email")}
      icon="at"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
