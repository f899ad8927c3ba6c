import { listTransactionCodes } from "@lantern/contract/records/list-transaction-codes.ts";
import type { TransferReason } from "@lantern/contract/schemas/transfer-reason.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";

export interface ReasonChipProps {
  readonly selected: TransferReason | undefined;
  readonly onSelect: (reason: TransferReason | undefined) => void;
}

/** The reasons in the platform's order, all first, as one chip that opens the phone's own list. */
export function ReasonChip({ selected, onSelect }: ReasonChipProps) {
  const t = useText();
  const { data: codes } = useCall(listTransactionCodes, undefined, { staleTimeMs: 300_000 });
  const reasons = codes?.map(({ code }) => code) ?? [];
  return (
    <span className={selected === undefined ? "chip reason-chip" : "chip chip-on reason-chip"}>
      <Icon name="filter" size={18} />
      <select
        aria-label={t("records.statement.reason")}
        value={selected ?? ""}
        onChange={(event) => onSelect(reasons.find((code) => code === event.target.value))}
      >
        <option value="">{t("records.statement.all")}</option>
        {reasons.map((code) => (
          <option key={code} value={code}>
            {t(`wallet.reason.${code}`)}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size={12} />
    </span>
  );
}
