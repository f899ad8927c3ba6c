import { useText } from "../../../shared/text/text.tsx";
import { PasswordForm } from "./password-form.tsx";
import { useSaved } from "./use-saved.ts";

/** The login password, changed whenever the member likes. */
export function PasswordPage() {
  const t = useText();
  const saved = useSaved();
  return <PasswordForm intro={t("accounts.password.whyAny")} onChanged={() => saved("accounts.password.changed")} />;
}
