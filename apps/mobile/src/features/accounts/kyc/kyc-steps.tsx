import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { useText } from "../../../shared/text/text.tsx";
import { StepCord } from "../step-cord.tsx";

export const kycSteps = ["profile", "documents", "review"] as const;

export type KycStep = (typeof kycSteps)[number];

/** Details, photos, a last look: where one is. */
export function KycSteps({ step }: { readonly step: KycStep }) {
  const t = useText();
  return <StepCord label={t("kyc.steps")} steps={kycSteps.map((id) => ({ id, label: t(`kyc.step.${id}` as MessageId) }))} current={step} />;
}
