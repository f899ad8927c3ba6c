import { BalanceCard } from "../../shared/wallet/balance-card.tsx";
import { useMaskedBalance } from "../../shared/wallet/use-masked-balance.ts";
import { SetAside } from "./set-aside.tsx";

/** The total balance, and what of it is set aside (specification 4.13). */
export function MemberCard() {
  const { maskedText } = useMaskedBalance();
  return (
    <BalanceCard>
      <SetAside maskedText={maskedText} />
    </BalanceCard>
  );
}
