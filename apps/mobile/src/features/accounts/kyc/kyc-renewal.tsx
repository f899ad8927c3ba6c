import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { AccountMark } from "../account-mark.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { KycStatus } from "./kyc-types.ts";
import { paperDay } from "./paper-day.ts";

type Renewal = Exclude<KycStatus["renewal"], "NONE">;

const icons: Readonly<Record<Renewal, IconName>> = { OPEN: "hourglass", SUBMITTED: "clock", REJECTED: "warning-circle" };

/** The next paper, beside the one that still holds: asked for, being looked at, or sent back. */
export function KycRenewal({ status, onSend }: { readonly status: KycStatus; readonly onSend: () => void }) {
  const t = useText();
  const renewal = status.renewal as Renewal;
  return (
    <section className="account-card kyc-renewal mt-5 grid gap-3" data-renewal={renewal} aria-labelledby="kyc-renewal">
      <div className="flex items-start gap-3">
        <AccountMark icon={icons[renewal]} state={renewal === "REJECTED" ? "attention" : undefined} />
        <span className="min-w-0">
          <h3 id="kyc-renewal" className="text-lead text-[15px]! text-balance">
            {t(`kyc.renewal.${renewal}.title` as MessageId)}
          </h3>
          <p className="text-body mt-0.5 text-paper-2">
            {t(`kyc.renewal.${renewal}.text` as MessageId, { date: paperDay(status.documentExpiresOn) })}
          </p>
        </span>
      </div>
      {renewal !== "SUBMITTED" && (
        <Button kind="gold" size="large" wide onClick={onSend}>
          {t("kyc.renewal.send")}
        </Button>
      )}
    </section>
  );
}
