import type { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { proposedEntry } from "./security-entries.ts";

/** How well the account is protected: one of the house's signs for each protection that counts, lit where it is on, and what to set next. */
export function SecurityScore({ configuration }: { readonly configuration: CallValue<typeof getSecurityConfiguration> }) {
  const t = useText();
  const { level, setCount, protectionCount, entries } = configuration;
  const next = proposedEntry(new Map(entries.map(({ entry, state }) => [entry, state])));
  return (
    <section className="card security-score" aria-labelledby="security-level">
      <div className="security-cord" aria-hidden="true">
        {Array.from({ length: protectionCount }, (_, place) => (
          <Emblem key={place} lit={place < setCount} size={protectionCount > 5 ? 40 : 48} />
        ))}
      </div>
      <h2 id="security-level" className="text-title text-center">
        {t(`security.level.${level}` as MessageId)}
      </h2>
      <p className="text-label text-center font-medium! text-paper-2">
        {t("security.level.count", { set: setCount, count: protectionCount })}
      </p>
      {next === undefined ? (
        <p className="text-body mt-3 text-center text-paper-2">{t("security.level.done")}</p>
      ) : (
        <div className="mt-4">
          <p className="text-label mb-2 text-center font-medium! text-paper-2">{t("security.level.next")}</p>
          <ButtonLink kind="gold" size="large" wide className="text-balance" href={next.href}>
            {t(next.action)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
