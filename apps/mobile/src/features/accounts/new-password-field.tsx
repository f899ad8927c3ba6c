import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { compilePattern } from "@lantern/rules/accounts/pattern-safety.ts";
import { defaultRegistrationSettings, fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";
import { PasswordField, type FieldRule, type PasswordFieldProps } from "@lantern/ui/components/field.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";

/** The usual patterns, each with its words; a merchant's own patterns have none. */
const wordsOfPattern: ReadonlyMap<string, MessageId> = new Map([
  [fieldPatterns.password.pattern, "formRules.password_rule.length"],
  [fieldPatterns.passwordLetter.pattern, "formRules.password_rule.letter"],
  [fieldPatterns.passwordDigit.pattern, "formRules.password_rule.digit"],
]);

/** A new login password: what it must have is ticked as it is typed (specification 5.1, 5.3). */
export function NewPasswordField(field: Omit<PasswordFieldProps, "icon" | "showLabel" | "hideLabel" | "rules" | "hint" | "autoComplete">) {
  const t = useText();
  const { data } = useCall(getRegistrationSettings);
  const patterns = (data?.fields ?? defaultRegistrationSettings).find((setting) => setting.field === "password")?.patterns ?? [];
  const rules = patterns.flatMap(({ pattern }): FieldRule[] => {
    const words = wordsOfPattern.get(pattern);
    return words === undefined ? [] : [{ label: t(words), isKept: (typed) => compilePattern(pattern).test(typed) }];
  });
  return (
    <PasswordField
      {...field}
      icon="lock"
      autoComplete="new-password"
      showLabel={t("accounts.password.show")}
      hideLabel={t("accounts.password.hide")}
      rules={rules.length === 0 ? undefined : rules}
    />
  );
}
