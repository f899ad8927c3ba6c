import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { useText } from "../../shared/text/text.tsx";

export type AgreementName = "terms" | "policy";

const sections = {
  terms: ["who", "account", "money", "bets", "fair", "breaks", "closing"],
  policy: ["what", "why", "who", "device", "rights"],
} as const satisfies Record<AgreementName, readonly string[]>;

/** The terms, or the privacy policy, section by section. */
export function AgreementText({ name, age }: { readonly name: AgreementName; readonly age: number }) {
  const t = useText();
  return (
    <ol className="grid gap-5 px-5 pt-2 pb-8">
      {sections[name].map((section, index) => (
        <li key={section}>
          <h2 className="text-lead mb-1 flex gap-2.5">
            <span className="font-title text-paper-3 tabular-nums">{index + 1}</span>
            {t(`accounts.${name}.${section}.title` as MessageId)}
          </h2>
          <p className="text-body text-paper-2">{t(`accounts.${name}.${section}.text` as MessageId, { age })}</p>
        </li>
      ))}
    </ol>
  );
}
