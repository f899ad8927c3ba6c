import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyShortcut } from "../../shared/wallet/use-money-shortcut.ts";

/** Deposit and withdraw, for the types of members that may (specification 5.7). */
export function MoneyShortcuts({ memberType }: { readonly memberType: number }) {
  const t = useText();
  const guard = useMoneyShortcut(memberType);
  return (
    <div className="mt-3 grid grid-cols-2 gap-2">
      <ButtonLink kind="gold" href={hrefs.page("deposit")} onClick={guard}>
        {t("shell.deposit")}
      </ButtonLink>
      <ButtonLink kind="quiet" href={hrefs.page("withdraw")} onClick={guard}>
        {t("shell.withdraw")}
      </ButtonLink>
    </div>
  );
}
