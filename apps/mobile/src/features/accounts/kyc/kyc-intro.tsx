import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { AccountMark } from "../account-mark.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { KycPicture } from "./kyc-picture.tsx";
import type { KycStatus } from "./kyc-types.ts";

const parts: readonly { readonly icon: IconName; readonly title: MessageId; readonly note: MessageId }[] = [
  { icon: "pencil", title: "kyc.intro.details", note: "kyc.intro.detailsNote" },
  { icon: "id-card", title: "kyc.intro.papers", note: "kyc.intro.papersNote" },
  { icon: "camera", title: "kyc.intro.selfie", note: "kyc.intro.selfieNote" },
];

/** What is needed, and who sees it, before the first field. */
export function KycIntro({ status, onStart }: { readonly status: KycStatus; readonly onStart: () => void }) {
  const t = useText();
  return (
    <div className="kyc-page">
      <div className="kyc-scene">
        <h2 className="text-title text-balance">{t("kyc.intro.title")}</h2>
        <KycPicture side="selfie" />
      </div>
      <p className="text-body mt-3 text-paper-2">{t("kyc.intro.text")}</p>
      {status.withdrawalAsks && <p className="text-body mt-1 text-paper">{t("kyc.intro.withdrawal")}</p>}
      <ul className="mt-3 overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
        {parts.map(({ icon, title, note }) => (
          <li key={title} className="flex items-center gap-3.5 border-t border-line px-3.5 py-2.5 first:border-t-0">
            <AccountMark icon={icon} />
            <span className="min-w-0">
              <span className="text-lead block text-[15px]!">{t(title)}</span>
              <span className="text-label block font-medium! text-paper-2">{t(note)}</span>
            </span>
          </li>
        ))}
      </ul>
      <SafeNote />
      <Button kind="gold" size="large" wide className="mt-5" onClick={onStart}>
        {t("kyc.start")}
      </Button>
    </div>
  );
}

/** Who can see what is shown here. */
export function SafeNote() {
  const t = useText();
  return (
    <p className="text-label mt-4 flex gap-2.5 font-medium! text-paper-2">
      <Icon name="lock" size={18} className="mt-px flex-none text-jade" />
      {t("kyc.safe")}
    </p>
  );
}
