import { isCurrencyCode } from "@lantern/money/currencies.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { SelectField, type SelectFieldProps } from "@lantern/ui/components/select-field.tsx";
import { useText } from "../../../shared/text/text.tsx";

const named: ReadonlySet<string> = new Set(["THB", "MMK", "PHP", "VND"]);

/** The member's one currency, chosen where the merchant has several. */
export function CurrencyField({
  currencies,
  ...select
}: Omit<SelectFieldProps, "label" | "children"> & { readonly currencies: readonly string[] }) {
  const t = useText();
  return (
    <SelectField {...select} label={t("accounts.field.currency")} icon="coins">
      {currencies.filter(isCurrencyCode).map((code) => (
        <option key={code} value={code}>
          {named.has(code) ? t(`accounts.currency.${code}` as MessageId) : code}
        </option>
      ))}
    </SelectField>
  );
}
