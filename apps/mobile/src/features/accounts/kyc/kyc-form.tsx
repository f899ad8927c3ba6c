import { kycSides } from "@lantern/rules/accounts/kyc-states.ts";
import { useState } from "react";
import { KycDocumentsStep } from "./kyc-documents-step.tsx";
import { KycProfileStep } from "./kyc-profile-step.tsx";
import { KycReviewStep } from "./kyc-review-step.tsx";
import { KycSteps, type KycStep } from "./kyc-steps.tsx";
import type { KycStatus } from "./kyc-types.ts";
import { useDocumentPhotos } from "./use-document-photos.ts";

/** Details, photos, a last look: each is kept by the platform as it is done, so that a phone that goes to sleep loses nothing. */
export function KycForm({ status }: { readonly status: KycStatus }) {
  const [step, setStep] = useState<KycStep>(() => firstStep(status));
  const photos = useDocumentPhotos();
  const go = (next: KycStep) => {
    setStep(next);
    scrollTo({ top: 0 });
  };
  return (
    <div className="kyc-page">
      <KycSteps step={step} />
      {step === "profile" && <KycProfileStep status={status} onDone={() => go("documents")} />}
      {step === "documents" && (
        <KycDocumentsStep status={status} photos={photos} onBack={() => go("profile")} onDone={() => go("review")} />
      )}
      {step === "review" && <KycReviewStep status={status} photos={photos} onChange={go} />}
    </div>
  );
}

function firstStep({ profileSaved, sides }: KycStatus): KycStep {
  if (!profileSaved) return "profile";
  return sides.length === kycSides.length ? "review" : "documents";
}
