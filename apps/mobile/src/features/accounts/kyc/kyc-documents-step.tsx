import { kycSides } from "@lantern/rules/accounts/kyc-states.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { DocumentCard } from "./document-card.tsx";
import { SafeNote } from "./kyc-intro.tsx";
import type { KycStatus } from "./kyc-types.ts";
import type { DocumentPhotos } from "./use-document-photos.ts";

export interface KycDocumentsStepProps {
  readonly status: KycStatus;
  readonly photos: DocumentPhotos;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Front, back, and he himself with the paper (specification 5.5.6). */
export function KycDocumentsStep({ status, photos, onBack, onDone }: KycDocumentsStepProps) {
  const t = useText();
  const { previews, sending, add } = photos;
  const missing = kycSides.filter((side) => !status.sides.includes(side)).length;
  return (
    <>
      <p className="text-body text-paper-2">{t("kyc.documents.text")}</p>
      <div className="mt-4 grid gap-4">
        {kycSides.map((side) => (
          <DocumentCard
            key={side}
            side={side}
            received={status.sides.includes(side)}
            preview={previews[side]}
            sending={sending === side}
            busy={sending !== undefined && sending !== side}
            onPhoto={(file) => void add(side, file)}
          />
        ))}
      </div>
      <SafeNote />
      {missing > 0 && (
        <p id="kyc-missing" className="text-label mt-5 -mb-2 text-center text-paper-2">
          {t("kyc.missing", { count: missing })}
        </p>
      )}
      <Button
        kind="gold"
        size="large"
        wide
        className="mt-5"
        disabled={missing > 0 || sending !== undefined}
        aria-describedby={missing > 0 ? "kyc-missing" : undefined}
        onClick={onDone}
      >
        {t("kyc.continue")}
      </Button>
      <Button kind="plain" wide className="mt-1" onClick={onBack}>
        {t("kyc.previous")}
      </Button>
    </>
  );
}
