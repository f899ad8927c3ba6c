import { Checkbox, type CheckboxProps } from "@lantern/ui/components/checkbox.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { Ref } from "react";
import { hrefs } from "../../../paths.ts";
import { useText } from "../../../shared/text/text.tsx";

/** Below the fields of either login: to be remembered, given from the start, and the way back to a forgotten password (specification 2.19). */
export function LoginOptions(remember: Omit<CheckboxProps, "children"> & { readonly ref?: Ref<HTMLInputElement> }) {
  const t = useText();
  return (
    <div className="flex items-center justify-between gap-3">
      <Checkbox {...remember} defaultChecked>
        {t("accounts.login.remember")}
      </Checkbox>
      <Link href={hrefs.page("forget")} className="text-label pressable flex min-h-11 items-center text-[14px]! text-paper-2">
        {t("accounts.login.forgot")}
      </Link>
    </div>
  );
}
