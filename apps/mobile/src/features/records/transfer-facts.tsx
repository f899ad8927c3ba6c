import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import type { StatementEntry } from "./statement-line.tsx";

interface TransferFactsProps {
  readonly line: StatementEntry;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A transfer to a studio that keeps the money, or home: which studio, how much, how it stands, and the reference to ask by. */
export function TransferFacts({ line, title, open, onClose }: TransferFactsProps) {
  const t = useText();
  const { facts } = useServices();
  const format = useMoneyFormat(line.currency);
  const rows = [
    ["records.transfer.studio", String(line.details["vendorName"] ?? "")],
    ["records.transfer.amount", format(line.amount.replace(/^-/, ""))],
    ["records.transfer.state", t(`records.transfer.state.${line.details["transferState"]}` as MessageId)],
    ["records.transfer.time", formatDateTime(line.at, { timeZone: facts.timeZone })],
    ["records.transfer.reference", line.subject.id],
  ] as const;
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t("shell.close")}>
      <dl className="px-5 pb-6">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0"
          >
            <dt className="text-note text-paper-2">{t(label)}</dt>
            <dd className="text-body max-w-full text-end [overflow-wrap:anywhere] tabular-nums select-text">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
