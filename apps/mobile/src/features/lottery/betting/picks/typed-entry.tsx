import { type ContentRule, pickWidth } from "@lantern/rules/lottery/content.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useId } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { reversesOf } from "./reverse-entry.ts";
import { rollsOf } from "./roll-entry.ts";
import { readTyped } from "./typed-numbers.ts";

/** Faults shown at once; the rest is counted. */
const faultsShownMax = 4;

/** Numbers to write or paste; what is wrong is told line by line, what is right is in the bet already. */
export function TypedEntry({
  rule,
  text,
  onChange,
}: {
  readonly rule: ContentRule;
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const t = useText();
  const id = useId();
  const { faults } = readTyped(rule, text);
  const digits = rule.values.kind === "words" ? 2 : pickWidth(rule.values);
  const size = rule.form === "combinations" ? rule.size : 0;
  return (
    <div>
      <label htmlFor={id} className="text-label mb-1.5 block text-paper-2">
        {t("lottery.bet.typed.label")}
      </label>
      <textarea
        id={id}
        className="typed-entry"
        rows={4}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20_000}
        aria-describedby={`${id}-note`}
        aria-invalid={faults.length > 0 || undefined}
        placeholder={rule.form === "combinations" ? "07 50\n08 69" : digits === 3 ? "050 710 607" : digits === 4 ? "2050 4507" : "07 50 83"}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-note`} className="mt-1.5 flex flex-col gap-1" aria-live="polite">
        {faults.slice(0, faultsShownMax).map(({ kind, line, text: piece }, place) => (
          <p key={place} className={`text-label flex gap-1.5 font-medium! ${kind === "repeated" ? "text-paper-3" : "text-heat"}`}>
            <Icon name={kind === "repeated" ? "info" : "warning-circle"} size={18} />
            <span className="min-w-0 break-words">{t(`lottery.bet.typed.${kind}`, { line, text: piece.slice(0, 40), digits, size })}</span>
          </p>
        ))}
        {faults.length > faultsShownMax && (
          <p className="text-label ps-6 font-medium! text-paper-3">
            {t("lottery.bet.typed.more", { count: faults.length - faultsShownMax })}
          </p>
        )}
        <p className="text-label font-medium! text-paper-3">
          {rule.form === "combinations" ? t("lottery.bet.typed.hintCombinations", { size }) : t("lottery.bet.typed.hint", { digits })}
        </p>
        {reversesOf(rule) && !rollsOf(rule) && <p className="text-label font-medium! text-paper-3">{t("lottery.bet.typed.hintReverse")}</p>}
        {rollsOf(rule) && <p className="text-label font-medium! text-paper-3">{t("lottery.bet.typed.hintRoll")}</p>}
      </div>
    </div>
  );
}
