import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { hrefs } from "../../../paths.ts";
import { useErrorText, useText } from "../../../shared/text/text.tsx";

/** What a trial account sees where there is something to protect (specification 6.4.2). */
export function TrialNotice() {
  const t = useText();
  const errorText = useErrorText();
  return (
    <EmptyState
      title={errorText("access.trial_refused")}
      note={t("security.trial.note")}
      action={
        <ButtonLink kind="gold" href={hrefs.page("register")}>
          {t("security.trial.action")}
        </ButtonLink>
      }
    />
  );
}
