import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useCall } from "../../shared/wire/use-call.ts";

const rows = [
  { amount: "heldBalance", label: "accounts.member.held" },
  { amount: "bonusBalance", label: "accounts.member.bonus" },
  { amount: "receivable", label: "accounts.member.owed" },
] as const;

/** What is set aside or on its way, given as a bonus or owed; nothing where all of it is nothing. */
export function SetAside({ maskedText }: { readonly maskedText: string | undefined }) {
  const t = useText();
  const { data: wallet } = useCall(getWallet, undefined, { staleTimeMs: 15_000 });
  const format = useMoneyFormat(wallet?.currency);
  const shown = wallet === undefined ? [] : rows.filter(({ amount }) => Number(wallet[amount]) !== 0);
  if (wallet === undefined || shown.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-1 border-t border-line pt-3">
      {shown.map(({ amount, label }) => (
        <div key={amount} className="text-label flex justify-between gap-4 font-medium! text-paper-2">
          <dt>{t(label)}</dt>
          <dd className="font-title font-semibold tabular-nums">{maskedText ?? format(wallet[amount])}</dd>
        </div>
      ))}
    </dl>
  );
}
