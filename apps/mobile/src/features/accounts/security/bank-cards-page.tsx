import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { hrefs } from "../../../paths.ts";
import { useText } from "../../../shared/text/text.tsx";

/** Cards open with the cashier: until then the page says so, and what can be made ready. */
export function BankCardsPage() {
  const t = useText();
  return (
    <EmptyState
      picture="soon"
      title={t("security.bankCards.later")}
      note={t("security.bankCards.ready")}
      action={
        <ButtonLink kind="gold" icon="bank" href={hrefs.securityEntry("payeeName")}>
          {t("security.payeeName.title")}
        </ButtonLink>
      }
    />
  );
}
