import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { hrefs } from "../../../paths.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";

/** Cards open with the cashier: until then the page says so, and what can be made ready where it is not yet. */
export function BankCardsPage() {
  const t = useText();
  const name = useCall(getSecurityConfiguration).data?.entries.find(({ entry }) => entry === "payeeName");
  const open = name !== undefined && name.state !== "set";
  return (
    <EmptyState
      picture="soon"
      title={t("security.bankCards.later")}
      note={open ? t("security.bankCards.ready") : undefined}
      action={
        open ? (
          <ButtonLink kind="gold" icon="bank" href={hrefs.securityEntry("payeeName")}>
            {t("security.bankCards.setName")}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
