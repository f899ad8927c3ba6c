import type { listTransactions } from "@lantern/contract/records/list-transactions.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formatTime } from "@lantern/phrases/formats.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useLotteryName } from "./use-lottery-name.ts";

const TransferFacts = lazy(async () => ({ default: (await import("./transfer-facts.tsx")).TransferFacts }));

export type StatementEntry = CallValue<typeof listTransactions>["lines"][number];

const icons: Readonly<Record<string, IconName>> = {
  deposit: "deposit",
  withdrawal: "withdraw",
  game_bet: "gamepad",
  game_win: "gamepad",
  game_rollback: "gamepad",
  vendor_in: "gamepad",
  vendor_out: "gamepad",
  vendor_result: "gamepad",
  lottery_bet: "ticket",
  lottery_win: "ticket",
  lottery_refund: "ticket",
  lottery_rebate: "ticket",
  lottery_correction: "ticket",
  trial_grant: "gift",
  demo_grant: "gift",
  adjustment: "pencil",
};

/** One line of the statement: why, about what, how much, and the balance right after; a tap leads to its subject. */
export function StatementLine({ line }: { readonly line: StatementEntry }) {
  const t = useText();
  const { facts } = useServices();
  const signed = useMoneyFormat(line.currency, { sign: "always" });
  const plain = useMoneyFormat(line.currency);
  const gain = !line.amount.startsWith("-") && Number(line.amount) > 0;
  const cameBack = line.reason === "vendor_in" && gain;
  const reason = cameBack ? t("records.statement.cameBack") : t(`wallet.reason.${line.reason}` as MessageId);
  const about = useSubjectName(line);
  const numero = line.details["numero"];
  const time = formatTime(line.at, { timeZone: facts.timeZone });
  const when = numero === undefined ? time : t("records.statement.draw", { time, numero: drawOfDay(String(numero)) });
  return (
    <li>
      <Place line={line} reason={reason} name={about === undefined || about === "" ? reason : about}>
        <span className="record-icon" data-gain={gain ? "" : undefined}>
          <Icon name={icons[line.reason] ?? "transactions"} size={20} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="statement-row">
            <span className="text-lead text-[15px]!">{reason}</span>
            <span className={`font-title text-[16px] leading-6 font-bold tabular-nums ${gain ? "text-jade" : "text-paper"}`}>
              <bdi dir="ltr">{signed(line.amount)}</bdi>
            </span>
          </span>
          <span className="statement-row">
            {about === undefined ? (
              <span className="text-note text-paper-3 tabular-nums">{when}</span>
            ) : (
              <span className="text-note text-paper-2">{about}</span>
            )}
            <span className="text-note text-paper-3 tabular-nums">{t("records.statement.balance", { amount: plain(line.balance) })}</span>
          </span>
          {about !== undefined && <span className="text-note block text-paper-3 tabular-nums">{when}</span>}
        </span>
      </Place>
    </li>
  );
}

/** The part of an issue's number that people say: 0539 of 20261121-0539; the day stands above the line. */
function drawOfDay(numero: string): string {
  return numero.slice(numero.lastIndexOf("-") + 1);
}

interface PlaceProps {
  readonly line: StatementEntry;
  readonly reason: string;
  /** Of what the line is about. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A link where the subject has a page, a button where it has facts of its own. */
function Place({ line, reason, name, children }: PlaceProps) {
  const t = useText();
  const { type, id } = line.subject;
  if (type === "vendor_transfer") return <TransferPlace {...{ line, reason, name, children }} />;
  if (type !== "lottery_order" && type !== "game_round") return <div className="record-line">{children}</div>;
  return (
    <Link href={hrefs.bettingRecord({ subject: id })} className="record-line" title={t("records.statement.open", { name })}>
      {children}
      <Icon name="caret-right" size={14} className="flex-none text-paper-3" />
    </Link>
  );
}

function TransferPlace({ line, reason, name, children }: PlaceProps) {
  const t = useText();
  // Loaded with the first tap, and kept so that closing is seen.
  const [shown, setShown] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <button
        type="button"
        className="record-line"
        aria-haspopup="dialog"
        title={t("records.statement.openTransfer", { name })}
        onClick={() => setShown("open")}
      >
        {children}
        <Icon name="caret-right" size={14} className="flex-none text-paper-3" />
      </button>
      {shown !== "never" && (
        <Suspense fallback={null}>
          <TransferFacts line={line} title={reason} open={shown === "open"} onClose={() => setShown("closed")} />
        </Suspense>
      )}
    </>
  );
}

/** The game or studio that a line is about. */
function useSubjectName({ details }: StatementEntry): string | undefined {
  const lotteryName = useLotteryName();
  if (details["vendorName"] !== undefined) return String(details["vendorName"]);
  if (details["gameName"] !== undefined) return String(details["gameName"]);
  return details["game"] === undefined ? undefined : lotteryName(String(details["game"]));
}
