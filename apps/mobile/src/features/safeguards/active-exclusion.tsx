import { formatDateTime } from "@lantern/phrases/formats.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { Safeguards } from "./safeguards.ts";

/** The break that holds now: until when, and what stays open. */
export function ActiveExclusion({ exclusion }: { readonly exclusion: NonNullable<Safeguards["exclusion"]> }) {
  const t = useText();
  const { facts } = useServices();
  const { kind, until } = exclusion;
  return (
    <section className="card mb-4 px-4 pt-4 pb-4" role="status">
      <div className="flex gap-3">
        <span className="care-sign" aria-hidden="true">
          <Icon name={kind === "time_out" ? "pause" : "prohibit"} size={22} />
        </span>
        <div className="min-w-0">
          <h2 className="text-title">{t(kind === "time_out" ? "safeguards.active.timeOut" : "safeguards.active.exclusion")}</h2>
          <p className="text-lead mt-0.5 text-[15px]!">
            {until === null
              ? t("safeguards.active.forever")
              : t("safeguards.exclusion.until", { time: formatDateTime(until, { timeZone: facts.timeZone }) })}
          </p>
          <p className="text-label mt-1 font-medium! text-paper-2">{t("safeguards.active.note")}</p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <ButtonLink kind="quiet" icon="withdraw" className="px-2!" href={hrefs.page("withdraw")}>
          {t("safeguards.active.withdraw")}
        </ButtonLink>
        <ButtonLink kind="quiet" icon="transactions" className="px-2!" href={hrefs.page("transactions")}>
          {t("safeguards.active.records")}
        </ButtonLink>
      </div>
    </section>
  );
}
