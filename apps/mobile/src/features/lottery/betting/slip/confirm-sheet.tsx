import { formatAmount, parseAmount } from "@lantern/money/amount.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { Countdown } from "@lantern/ui/components/countdown.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState, type ReactNode } from "react";
import { hrefs } from "../../../../paths.ts";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { displayMoney } from "../../../../shared/text/display-money.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { useWallet } from "../../../../shared/wallet/use-wallet.ts";
import { messageOf } from "../../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../../shared/wire/outcome.ts";
import { remainingText } from "../../countdown-format.ts";
import { shortNumero } from "../../numero-text.ts";
import type { CheckedSlip } from "./checked-slip.ts";
import type { SlipNumbers } from "./slip-numbers.ts";
import type { CurrentIssue } from "../draws/live-issue.ts";
import { ChasePlan } from "./chase-plan.tsx";
import { timesAll } from "./chase-sum.ts";
import { stakeText } from "../plays/play-text.ts";
import { SlipLineRow } from "./slip-line-row.tsx";

export interface ConfirmSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly checked: CheckedSlip;
  readonly numbers: SlipNumbers;
  /** The most that a member may win in one draw; undefined for no limit. */
  readonly memberWinMaxUnits: bigint | undefined;
  readonly currency: string;
  /** Told where the lottery is sold in several. */
  readonly prizeMode: string | undefined;
  /** What the multiple is multiplied with in each draw; one for a single draw. */
  readonly factors: readonly number[];
  readonly winStop: boolean;
  readonly onSale: CurrentIssue | undefined;
  readonly pending: boolean;
  readonly refused: Refused | undefined;
  readonly onPlace: () => void;
}

/** What will be placed, for which draw, at what cost, and the word that places it. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const t = useText();
  const { open, onClose, checked, numbers, currency, factors, onSale, pending, onPlace } = props;
  const totalUnits = timesAll(checked.amountUnits, factors);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("lottery.bet.confirm.title")}
      closeLabel={t("shell.close")}
      footer={
        <div className="flex gap-2 px-5 pt-2 pb-4">
          <Button kind="quiet" size="large" className="px-3! text-[15px]!" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
          <Button
            kind="gold"
            size="large"
            className="flex-1 px-2! whitespace-nowrap"
            pending={pending}
            disabled={onSale === undefined || !checked.placeable || numbers.fault !== undefined}
            onClick={onPlace}
          >
            {onSale === undefined
              ? t("lottery.bet.confirm.wait")
              : t("lottery.bet.confirm.go", { amount: stakeText(totalUnits, currency) })}
          </Button>
        </div>
      }
    >
      <Body {...props} totalUnits={totalUnits} />
    </Sheet>
  );
}

function Body({
  numbers,
  memberWinMaxUnits,
  currency,
  prizeMode,
  factors,
  winStop,
  onSale,
  refused,
  totalUnits,
}: ConfirmSheetProps & { readonly totalUnits: bigint }) {
  const t = useText();
  const { clock } = useServices();
  const { balance } = useWallet();
  const [openedFor] = useState(onSale?.numero);
  const held = balance === undefined ? undefined : parseAmount(balance.amount, { decimalsMax: 4, negative: "allowed" });
  return (
    <>
      <div className="px-5 pb-2">
        <div className="fact-row">
          <span className="text-lead">
            {onSale === undefined ? t("lottery.bet.waiting") : t("lottery.bet.draw", { numero: shortNumero(onSale.numero) })}
            {factors.length > 1 && (
              <span className="text-label block font-medium! text-paper-3">{`${t("lottery.bet.chase.title", { count: factors.length })} · ${t(winStop ? "lottery.bet.chase.stops" : "lottery.bet.chase.goesOn")}`}</span>
            )}
          </span>
          <Countdown endsAtMs={onSale?.lockAtMs ?? null} nowMs={clock.nowMs} format={remainingText} className="text-[22px]" />
        </div>
        <ChasePlan factors={factors} />
        {openedFor !== undefined && onSale?.numero !== openedFor && (
          <Note>
            {onSale === undefined
              ? t("lottery.bet.confirm.closed", { numero: shortNumero(openedFor) })
              : t("lottery.bet.confirm.moved", { from: shortNumero(openedFor), to: shortNumero(onSale.numero) })}
          </Note>
        )}
        {numbers.fault !== undefined && <Note>{numbers.fault}</Note>}
        {refused !== undefined && <RefusalNote refused={refused} />}
      </div>
      <ul className="sheet-list">
        {numbers.lines.map((line) => (
          <li key={line.id}>
            <SlipLineRow line={line} currency={currency} />
          </li>
        ))}
      </ul>
      <dl className="mx-5 mb-3 rounded-m bg-ink-2 px-4 py-2">
        {prizeMode !== undefined && <Fact name={t("lottery.bet.prizeMode")} value={prizeMode} />}
        {memberWinMaxUnits !== undefined && <Fact name={t("lottery.bet.numbers.winMax")} value={stakeText(memberWinMaxUnits, currency)} />}
        <Fact name={t("lottery.bet.total")} value={stakeText(totalUnits, currency)} strong />
        {balance !== undefined && <Fact name={t("lottery.bet.confirm.balance")} value={displayMoney(balance.amount, currency)} />}
        {held?.ok === true && held.amountUnits >= totalUnits && (
          <Fact name={t("lottery.bet.confirm.after")} value={displayMoney(formatAmount(held.amountUnits - totalUnits), currency)} />
        )}
      </dl>
    </>
  );
}

function Fact({ name, value, strong = false }: { readonly name: string; readonly value: string; readonly strong?: boolean }) {
  return (
    <div className="fact-row">
      <dt className={strong ? "text-lead" : "text-body text-paper-2"}>{name}</dt>
      <dd className={strong ? "text-money" : "text-lead tabular-nums"}>{value}</dd>
    </div>
  );
}

function Note({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className="mt-2 flex items-center gap-2.5 rounded-m bg-heat-wash px-3.5 py-2.5" role="alert">
      <Icon name="warning-circle" size={20} className="text-heat" />
      <p className="text-body min-w-0 flex-1">{children}</p>
      {action}
    </div>
  );
}

/** Why the platform did not take the order, in its own words, with the way out where there is one. */
function RefusalNote({ refused }: { readonly refused: Refused }) {
  const t = useText();
  const services = useServices();
  const fault = refused.value?.["fault"];
  const said =
    refused.errorCode === "lottery.content_invalid" && typeof fault === "string"
      ? t(`lotteryPlays.fault.${fault}` as MessageId)
      : messageOf(services, refused);
  return (
    <Note
      action={
        refused.errorCode === "wallet.insufficient_funds" && (
          <ButtonLink kind="quiet" size="small" href={hrefs.page("deposit")}>
            {t("lottery.bet.deposit")}
          </ButtonLink>
        )
      }
    >
      {said}
    </Note>
  );
}
