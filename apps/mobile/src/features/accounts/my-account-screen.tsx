import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formatDate, formatDateTime } from "@lantern/phrases/formats.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { isTrial, memberTypeFacts } from "@lantern/rules/accounts/member-types.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { hrefs } from "../../paths.ts";
import { Avatar } from "../../shared/avatar/avatar.tsx";
import { overlays } from "../../shared/layout/overlays.ts";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useLastKnown } from "../../shared/offline/use-last-known.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useLanguage, useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { AccountFact } from "./account-fact.tsx";
import { AccountNumber } from "./account-number.tsx";
import { securityEntries } from "./security/security-entries.ts";
import { SecurityRow } from "./security/security-row.tsx";
import "./security/security.css";

/** What the platform knows of the member, and where it is changed. */
function MyAccountScreen() {
  const t = useText();
  const session = useSession();
  const info = useCall(getMemberInfo, undefined, { staleTimeMs: 60_000 });
  const { isError, isFetching, refetch } = info;
  const { value: member, asOfMs } = useLastKnown(session === undefined ? undefined : `member:${session.userName}`, info);
  if (member === undefined) {
    return isError ? (
      <LoadFailed page title={t("accounts.account.failed")} pending={isFetching} onRetry={() => void refetch()} />
    ) : (
      <AccountSkeleton />
    );
  }
  return (
    <div className="mx-auto max-w-130 px-4 pt-2 pb-6">
      <div className="mb-4 flex items-center gap-3">
        <Avatar userName={member.userName} address={member.headIcon} />
        <span className="min-w-0">
          <span className="text-title block truncate">{member.userName}</span>
          <span className="text-label block truncate text-paper-2">
            {member.nickname === "" ? t("accounts.account.none") : member.nickname}
          </span>
        </span>
      </div>
      <AsOf atMs={asOfMs} className="mb-2 px-1" />
      <Facts member={member} />
      {!isTrial(member.type) && <OwnSettings />}
      <div className="mt-5 grid gap-2.5">
        {!isTrial(member.type) && (
          <ButtonLink kind="quiet" wide icon="shield" href={hrefs.page("securityCentre")}>
            {t("shell.title.security")}
          </ButtonLink>
        )}
        <Button kind="quiet" wide icon="sign-out" onClick={() => overlays.open("sign-out")}>
          {t("shell.panel.signOut")}
        </Button>
      </div>
    </div>
  );
}

function Facts({ member }: { readonly member: CallValue<typeof getMemberInfo> }) {
  const t = useText();
  const { facts } = useServices();
  const language = languageByCode(useLanguage());
  const { timeZone } = facts;
  return (
    <dl className="overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
      <AccountFact label={t("accounts.account.type")} value={t(`accounts.type.${memberTypeFacts(member.type).name}` as MessageId)} />
      {member.hasVip && <AccountFact label={t("accounts.account.vip")} value={t("shell.panel.vip", { level: member.vipRankLevel })} />}
      <AccountFact label={t("accounts.account.currency")} value={member.currency} />
      <AccountFact
        label={t("accounts.account.language")}
        value={
          <Button size="small" icon="translate" className="-me-3" onClick={() => overlays.open("language")}>
            {language.nativeName}
          </Button>
        }
      />
      <AccountFact label={t("accounts.account.since")} value={formatDate(member.registeredAt, { timeZone })} />
      <AccountFact label={t("accounts.account.session")} value={formatDateTime(member.sessionStartedAt, { timeZone })} />
      <AccountNumber id={member.id} />
    </dl>
  );
}

const ownEntries = securityEntries.filter(({ entry }) => ["profile", "email", "payeeName"].includes(entry));

/** What the member says about himself, and where he changes it. */
function OwnSettings() {
  const t = useText();
  const { data } = useCall(getSecurityConfiguration);
  return (
    <section className="mt-5" aria-labelledby="own-settings">
      <h2 id="own-settings" className="text-label mb-2 text-paper-3">
        {t("security.group.person")}
      </h2>
      <ul className="overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
        {ownEntries.map((entry) => (
          <SecurityRow key={entry.entry} entry={entry} fact={data?.entries.find((fact) => fact.entry === entry.entry)} />
        ))}
      </ul>
    </section>
  );
}

function AccountSkeleton() {
  const t = useText();
  return (
    <div className="mx-auto max-w-130 px-4 pt-2" role="status" aria-label={t("shell.loading")}>
      <div className="mb-4 flex items-center gap-3">
        <Skeleton className="size-13 rounded-pill" />
        <Skeleton className="h-5 w-32" />
      </div>
      <div className="overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
        {[0, 1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className="flex min-h-13 items-center justify-between border-t border-line px-4 first:border-t-0">
            <Skeleton className="h-4 w-28 bg-ink-3!" />
            <Skeleton className="h-4 w-20 bg-ink-3!" />
          </div>
        ))}
      </div>
    </div>
  );
}

export const screen = defineScreen({ component: MyAccountScreen });
