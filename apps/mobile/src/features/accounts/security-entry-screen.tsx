import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { AccountMark } from "./account-mark.tsx";
import { hrefs } from "../../paths.ts";
import { usePathValue } from "../../shared/layout/use-page.ts";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { securityEntries } from "./security/security-entries.ts";
import { securityPages } from "./security/security-pages.ts";
import "./accounts.css";
import "./security/security.css";

/** Where one protection is set: the page of the entry that the path names. */
function SecurityEntryScreen() {
  const t = useText();
  const name = usePathValue("entry") ?? "";
  const entry = securityEntries.find((candidate) => candidate.entry === name);
  const Page = securityPages[name];
  return (
    <div className="mx-auto max-w-130">
      {entry !== undefined && (
        <h2 className="text-title flex items-center gap-3 px-6 pt-4">
          <AccountMark icon={entry.icon} />
          {t(entry.title)}
        </h2>
      )}
      {Page === undefined ? <UnknownEntry /> : <Page />}
    </div>
  );
}

function UnknownEntry() {
  const t = useText();
  return (
    <EmptyState
      title={t("security.unknown")}
      action={
        <ButtonLink kind="quiet" href={hrefs.page("securityCentre")}>
          {t("shell.title.security")}
        </ButtonLink>
      }
    />
  );
}

export const screen = defineScreen({ component: SecurityEntryScreen });
