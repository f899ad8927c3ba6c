import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useText } from "../../../shared/text/text.tsx";

export const kycSteps = ["profile", "documents", "review"] as const;

export type KycStep = (typeof kycSteps)[number];

/** Where one is: a sign for each step on one cord, lit as far as one has come. */
export function KycSteps({ step }: { readonly step: KycStep }) {
  const t = useText();
  const reached = kycSteps.indexOf(step);
  return (
    <ol className="kyc-steps" aria-label={t("kyc.steps")}>
      {kycSteps.map((name, place) => (
        <li key={name} className="kyc-step" data-reached={place <= reached || undefined} aria-current={name === step ? "step" : undefined}>
          <span aria-hidden="true">
            <Emblem lit={place <= reached} size={46} />
          </span>
          <span className="text-label">{t(`kyc.step.${name}` as MessageId)}</span>
        </li>
      ))}
    </ol>
  );
}
