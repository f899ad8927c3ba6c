import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";

export type AgreementName = "terms" | "policy";

interface SectionIds {
  readonly title: MessageId;
  readonly text: MessageId;
}

const terms = [
  "parties",
  "who",
  "account",
  "money",
  "bets",
  "vendors",
  "bonus",
  "fair",
  "agents",
  "breaks",
  "faults",
  "disputes",
  "closing",
] as const;
const policy = ["what", "why", "who", "documents", "device", "safe", "howLong", "rights", "contact"] as const;

const sections: Readonly<Record<AgreementName, readonly SectionIds[]>> = {
  terms: terms.map((section) => ({ title: `accounts.terms.${section}.title`, text: `accounts.terms.${section}.text` })),
  policy: policy.map((section) => ({ title: `accounts.policy.${section}.title`, text: `accounts.policy.${section}.text` })),
};

/** The terms, or the privacy policy, section by section. */
export function AgreementText({ name, age }: { readonly name: AgreementName; readonly age: number }) {
  const t = useText();
  const merchant = useServices().facts.merchantName;
  return (
    <ol className="grid gap-5 px-5 pt-2 pb-8">
      {sections[name].map(({ title, text }, index) => (
        <li key={title}>
          <h2 className="text-lead mb-1 flex gap-2.5">
            <span className="font-title text-paper-3 tabular-nums">{index + 1}</span>
            {t(title)}
          </h2>
          <p className="text-body text-paper-2">{t(text, { age, merchant })}</p>
        </li>
      ))}
    </ol>
  );
}
