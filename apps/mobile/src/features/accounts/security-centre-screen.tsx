import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useLastKnown } from "../../shared/offline/use-last-known.ts";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { RowSkeleton } from "./security/row-skeleton.tsx";
import { securityEntries, securityGroups, type SecurityEntry } from "./security/security-entries.ts";
import { SecurityRow, type SecurityFact } from "./security/security-row.tsx";
import { SecurityScore } from "./security/security-score.tsx";
import "./security/security.css";

/** What protects the account, how it stands, and the way to each of it. */
function SecurityCentreScreen() {
  const t = useText();
  const session = useSession();
  const answer = useCall(getSecurityConfiguration);
  const { isError, isFetching, refetch } = answer;
  const { value: configuration, asOfMs } = useLastKnown(session === undefined ? undefined : `security:${session.userName}`, answer);
  if (configuration === undefined) {
    return isError ? (
      <LoadFailed page title={t("security.failed")} pending={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SecuritySkeleton />
    );
  }
  const facts = new Map<string, SecurityFact>(configuration.entries.map((fact) => [fact.entry, fact]));
  return (
    <div className="mx-auto max-w-130 px-4 pt-2 pb-6">
      <AsOf atMs={asOfMs} className="mb-2 px-1" />
      <SecurityScore configuration={configuration} />
      {securityGroups.map((group) => {
        const entries = securityEntries.filter((entry) => entry.group === group && isOffered(entry, facts));
        if (entries.length === 0) return null;
        return (
          <section key={group} className="mt-5" aria-labelledby={`security-${group}`}>
            <h2 id={`security-${group}`} className="text-label mb-2 text-paper-3">
              {t(`security.group.${group}` as MessageId)}
            </h2>
            <ul className="overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
              {entries.map((entry) => (
                <SecurityRow key={entry.entry} entry={entry} fact={facts.get(entry.entry)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function isOffered({ entry, whereOffered }: SecurityEntry, facts: ReadonlyMap<string, SecurityFact>): boolean {
  return whereOffered !== true || (facts.get(entry)?.state ?? "open") !== "open";
}

function SecuritySkeleton() {
  const t = useText();
  return (
    <div className="mx-auto max-w-130 px-4 pt-2" role="status" aria-label={t("shell.loading")}>
      <Skeleton className="h-52 rounded-l" />
      <Skeleton className="mt-6 mb-3 h-3.5 w-24" />
      <div className="grid gap-6 rounded-l bg-ink-2 p-3.5 [box-shadow:var(--edge-light)]">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <RowSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

export const screen = defineScreen({ component: SecurityCentreScreen });
