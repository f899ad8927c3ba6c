import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { useText } from "../../../shared/text/text.tsx";
import type { KycStatus } from "./kyc-types.ts";

/** Why papers were sent back, and the reviewer's own words. */
export function KycReason({ status }: { readonly status: KycStatus }) {
  const t = useText();
  if (status.reasonCode === "") return null;
  return (
    <section className="account-card mt-4 grid gap-3" data-look="heat" aria-labelledby="kyc-why">
      <h3 id="kyc-why" className="text-label text-heat">
        {t("kyc.why")}
      </h3>
      <p className="text-lead text-[15px]!">{t(`kyc.reason.${status.reasonCode}` as MessageId)}</p>
      {status.reasonNote !== "" && (
        <>
          <p className="text-label font-medium! text-paper-2">{t("kyc.reviewerSays")}</p>
          <blockquote className="text-body -mt-2 [overflow-wrap:anywhere]" dir="auto">
            {status.reasonNote}
          </blockquote>
        </>
      )}
    </section>
  );
}
