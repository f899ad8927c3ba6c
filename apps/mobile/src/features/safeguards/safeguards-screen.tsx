import { getSafeguards } from "@lantern/contract/safeguards/get-safeguards.ts";
import { limitKinds } from "@lantern/contract/schemas/safeguards.ts";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useStream } from "../../shared/stream/news.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { ActiveExclusion } from "./active-exclusion.tsx";
import { BreakSection } from "./break-section.tsx";
import { HelpCard } from "./help-card.tsx";
import { LimitGroup } from "./limit-group.tsx";
import { ReminderSection } from "./reminder-section.tsx";
import { SessionCard } from "./session-card.tsx";
import "./safeguards.css";

/** Where a member decides how far play may go: limits, reminder, breaks; and how it stands. */
function SafeguardsScreen() {
  const t = useText();
  const { data, isError, isFetching, refetch } = useCall(getSafeguards);
  useStream("account", () => void refetch());
  if (data === undefined) {
    return isError ? (
      <LoadFailed page title={t("safeguards.failed")} pending={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SafeguardsSkeleton />
    );
  }
  return (
    <div className="mx-auto max-w-130 px-4 pt-2 pb-8">
      {data.exclusion === null ? (
        <p className="text-body mb-4 text-paper-2">{t("safeguards.intro")}</p>
      ) : (
        <ActiveExclusion exclusion={data.exclusion} />
      )}
      <SessionCard />
      <section className="mt-7" aria-labelledby="safeguards-limits">
        <h2 id="safeguards-limits" className="text-title">
          {t("safeguards.limits.title")}
        </h2>
        <p className="text-label mt-1 font-medium! text-paper-3">{t("safeguards.limits.note")}</p>
        {limitKinds.map((kind) => (
          <LimitGroup key={kind} kind={kind} limits={data.limits.filter((limit) => limit.kind === kind)} currency={data.currency} />
        ))}
      </section>
      <ReminderSection choices={data.reminderChoices} minutes={data.reminderMinutes} />
      {data.exclusion?.until !== null && <BreakSection safeguards={data} />}
      <HelpCard />
    </div>
  );
}

function SafeguardsSkeleton() {
  const t = useText();
  return (
    <div className="mx-auto max-w-130 px-4 pt-2" role="status" aria-label={t("shell.loading")}>
      <Skeleton className="h-32 rounded-l" />
      <Skeleton className="mt-5 h-56 rounded-l" />
      <Skeleton className="mt-5 h-56 rounded-l" />
    </div>
  );
}

export const screen = defineScreen({ component: SafeguardsScreen });
