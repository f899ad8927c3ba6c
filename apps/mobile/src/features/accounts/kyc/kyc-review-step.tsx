import { getKyc } from "@lantern/contract/accounts/get-kyc.ts";
import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { submitKyc } from "@lantern/contract/accounts/submit-kyc.ts";
import { getCountries } from "@lantern/contract/site/get-countries.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { kycFields, type KycField } from "@lantern/rules/accounts/kyc-profile.ts";
import { kycSides } from "@lantern/rules/accounts/kyc-states.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { feel } from "../../../shared/touch/haptics.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey, useCall } from "../../../shared/wire/use-call.ts";
import { KycPicture } from "./kyc-picture.tsx";
import type { KycStep } from "./kyc-steps.tsx";
import type { KycStatus } from "./kyc-types.ts";
import type { DocumentPhotos } from "./use-document-photos.ts";

export interface KycReviewStepProps {
  readonly status: KycStatus;
  readonly photos: DocumentPhotos;
  readonly onChange: (step: KycStep) => void;
}

/** Everything once more, with the ways back, before it goes to the reviewers. */
export function KycReviewStep({ status, photos, onChange }: KycReviewStepProps) {
  const t = useText();
  const { queryClient } = useServices();
  const { run, pending } = useAction(submitKyc);
  const valueOf = useProfileWords(status);
  const whole = status.profileSaved && kycSides.every((side) => status.sides.includes(side));
  const submit = async () => {
    const outcome = await run({});
    if (outcome?.ok !== true) return;
    feel("done");
    queryClient.setQueryData(callKey(getKyc), outcome.value);
    void queryClient.invalidateQueries({ queryKey: callKey(getSecurityConfiguration) });
    scrollTo({ top: 0 });
  };
  return (
    <>
      <p className="text-body text-paper-2">{t("kyc.review.text")}</p>
      <section className="account-card mt-4 grid gap-3" aria-labelledby="kyc-review-profile">
        <Heading id="kyc-review-profile" step="profile" onChange={onChange} />
        <dl className="kyc-facts">
          {kycFields.map((field) => (
            <div key={field}>
              <dt className="text-label font-medium! text-paper-2">{t(`kyc.field.${field}` as MessageId)}</dt>
              <dd className="text-body [overflow-wrap:anywhere]">{valueOf(field)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="account-card mt-4 grid gap-3" aria-labelledby="kyc-review-documents">
        <Heading id="kyc-review-documents" step="documents" onChange={onChange} />
        <ul className="grid grid-cols-3 gap-2.5">
          {kycSides.map((side) => (
            <li key={side}>
              <span className="kyc-frame kyc-frame-small" data-received="">
                {photos.previews[side] === undefined ? <KycPicture side={side} /> : <img src={photos.previews[side]} alt="" />}
              </span>
              <span className="text-label mt-1.5 flex items-start gap-1 font-medium! text-paper-2">
                <Icon name="check-circle" size={16} className="mt-px flex-none text-jade" />
                {t(`kyc.side.${side}` as MessageId)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className="text-label mt-4 font-medium! text-paper-2">{t("kyc.kept")}</p>
      <Button kind="gold" size="large" wide className="mt-5" pending={pending} disabled={!whole} onClick={() => void submit()}>
        {t("kyc.submit")}
      </Button>
      <Button kind="plain" wide className="mt-1" onClick={() => onChange("documents")}>
        {t("kyc.previous")}
      </Button>
    </>
  );
}

interface HeadingProps {
  readonly id: string;
  readonly step: "profile" | "documents";
  readonly onChange: (step: KycStep) => void;
}

function Heading({ id, step, onChange }: HeadingProps) {
  const t = useText();
  const part = t(`kyc.step.${step}` as MessageId);
  return (
    <div className="flex items-center gap-2">
      <h2 id={id} className="text-lead min-w-0 flex-1 text-[15px]!">
        {part}
      </h2>
      <Button kind="plain" size="small" icon="pencil" aria-describedby={id} onClick={() => onChange(step)}>
        {t("kyc.change")}
      </Button>
    </div>
  );
}

/** What was written, in words: a country by its name, a choice as the list calls it. */
function useProfileWords({ profile }: KycStatus): (field: KycField) => string {
  const t = useText();
  const { data: countries = [] } = useCall(getCountries, undefined, { staleTimeMs: 3_600_000 });
  return (field) => {
    const value = profile?.[field] ?? "";
    if (value === "") return "";
    if (field === "nationality") return countries.find(({ countryCode }) => countryCode === value)?.name ?? value;
    if (field === "occupation") return t(`kyc.occupation.${value}` as MessageId);
    return field === "sourceOfIncome" ? t(`kyc.income.${value}` as MessageId) : value;
  };
}
