import { useText } from "../../../shared/text/text.tsx";
import { CodeField, type CodeFieldProps } from "../codes/code-field.tsx";
import type { SentCode } from "./use-sent-code.ts";

interface SentCodeFieldProps extends Omit<CodeFieldProps, "nextAtMs" | "label" | "hint"> {
  readonly code: SentCode;
}

/** The code by which a number or an address of the member's own is proven; says where it went. */
export function SentCodeField({ code, ...field }: SentCodeFieldProps) {
  const t = useText();
  return (
    <CodeField
      {...field}
      nextAtMs={code.nextAtMs}
      label={t("security.code.label")}
      hint={code.sentTo === undefined ? t("security.code.hint") : t("security.code.sentTo", { recipient: code.sentTo })}
    />
  );
}
