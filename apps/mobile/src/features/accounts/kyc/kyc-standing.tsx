import { formatDate } from "@lantern/phrases/formats.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { AccountSeal } from "../account-seal.tsx";
import { hrefs } from "../../../paths.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { KycReason } from "./kyc-reason.tsx";
import { KycRenewal } from "./kyc-renewal.tsx";
import type { KycStatus } from "./kyc-types.ts";
import { paperDay } from "./paper-day.ts";

type Standing = Exclude<KycStatus["state"], "NONE">;

const looks: Readonly<Record<Standing, { readonly icon: IconName; readonly look: string }>> = {
  SUBMITTED: { icon: "clock", look: "wait" },
  VERIFIED: { icon: "check", look: "done" },
  REJECTED: { icon: "warning-circle", look: "heat" },
  EXPIRED: { icon: "hourglass", look: "heat" },
};

/** How it stands: pending review, verified, sent back with the reason, or run out; with what became of a newer paper (specification 4.12.2). */
export function KycStanding({ status, onAgain }: { readonly status: KycStatus; readonly onAgain: () => void }) {
  const t = useText();
  const state = status.state as Standing;
  const { icon, look } = looks[state];
  const sentBack = state === "REJECTED" || state === "EXPIRED";
  const isRenewing = status.renewal !== "NONE";
  return (
    <div className="kyc-page">
      <div className="kyc-standing" data-look={look}>
        <span className="kyc-lantern" aria-hidden="true">
          <Emblem lit={state === "VERIFIED"} size={104} />
          <AccountSeal icon={icon} size={26} className="kyc-seal" />
        </span>
        <h2 className="text-hero mt-4">{t(`kyc.standing.${state}.title` as MessageId)}</h2>
        {!isRenewing && <p className="text-body mt-2 max-w-80 text-balance text-paper-2">{t(`kyc.standing.${state}.text` as MessageId)}</p>}
      </div>
      {isRenewing && <KycRenewal status={status} onSend={onAgain} />}
      {(state === "REJECTED" || status.renewal === "REJECTED") && <KycReason status={status} />}
      <Days status={status} />
      {sentBack ? (
        <Button kind="gold" size="large" wide className="mt-6" onClick={onAgain}>
          {t(state === "EXPIRED" ? "kyc.renew" : "kyc.again")}
        </Button>
      ) : (
        <ButtonLink kind="quiet" size="large" wide className="mt-6" href={hrefs.page("securityCentre")}>
          {t("shell.title.security")}
        </ButtonLink>
      )}
    </div>
  );
}

function Days({ status }: { readonly status: KycStatus }) {
  const t = useText();
  const { facts } = useServices();
  const { state, submittedAt, decidedAt, documentExpiresOn } = status;
  const instant = (at: string) => (at === "" ? "" : formatDate(at, { timeZone: facts.timeZone }));
  const day = paperDay(documentExpiresOn);
  const rows = [
    { name: t("kyc.sentOn"), value: instant(submittedAt) },
    { name: t("kyc.decidedOn"), value: state === "SUBMITTED" ? "" : instant(decidedAt) },
    { name: t(state === "EXPIRED" ? "kyc.ranOut" : "kyc.goodUntil"), value: state === "REJECTED" ? "" : day },
  ].filter(({ value }) => value !== "");
  return (
    <dl className="account-card mt-4 grid gap-3">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-label font-medium! text-paper-2">{name}</dt>
          <dd className="text-body tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
