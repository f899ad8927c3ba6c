import "./expansion-row.css";
import type { PickValues } from "@lantern/rules/lottery/content.ts";
import { digitExpansions, numbersOfDigit, type DigitExpansion, type NumberExpansion } from "@lantern/rules/lottery/number-expansions.ts";
import { numberSets } from "@lantern/rules/lottery/number-sets.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { feel } from "../../../../shared/touch/haptics.ts";
import { holdsAll, toggleNumbers, withReverses } from "./number-expansions.ts";
import { expansionName } from "../plays/play-text.ts";

export interface ExpansionRowProps {
  readonly expansions: readonly NumberExpansion[];
  readonly values: PickValues;
  readonly picked: readonly string[];
  readonly onPicked: (picked: readonly string[]) => void;
}

const digitKeys = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Ways to pick many numbers at once; those that begin with a digit open a row of digits, each of which goes in and out as one. */
export function ExpansionRow({ expansions, values, picked, onPicked }: ExpansionRowProps) {
  const t = useText();
  const [open, setOpen] = useState<DigitExpansion>();
  const put = (next: readonly string[]) => {
    feel(next.length === picked.length ? "refused" : "tap");
    onPicked(next);
  };
  return (
    <div role="group" aria-label={t("lottery.bet.expand")} className="expansions">
      <div className="scroll-row">
        {expansions.map((expansion) => {
          if (isOfDigit(expansion)) {
            return (
              <button
                key={expansion}
                type="button"
                className="expansion"
                aria-expanded={open === expansion}
                onClick={() => setOpen(open === expansion ? undefined : expansion)}
              >
                {expansionName(t, expansion)}
              </button>
            );
          }
          if (expansion === "reverse") {
            return (
              <button
                key={expansion}
                type="button"
                className="expansion"
                disabled={picked.length === 0}
                onClick={() => put(withReverses(picked, values))}
              >
                {expansionName(t, expansion)}
              </button>
            );
          }
          return (
            <button
              key={expansion}
              type="button"
              className="expansion"
              aria-pressed={holdsAll(picked, numberSets[expansion])}
              onClick={() => put(toggleNumbers(picked, numberSets[expansion]))}
            >
              {expansionName(t, expansion)}
            </button>
          );
        })}
      </div>
      {open !== undefined && (
        <div className="expansion-digits" role="group" aria-label={expansionName(t, open)}>
          {digitKeys.map((digit) => {
            const numbers = numbersOfDigit(open, digit);
            return (
              <button
                key={digit}
                type="button"
                aria-label={t("lottery.bet.expand.digit", { name: expansionName(t, open), digit })}
                aria-pressed={holdsAll(picked, numbers)}
                onClick={() => put(toggleNumbers(picked, numbers))}
              >
                {digit}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function isOfDigit(expansion: NumberExpansion): expansion is DigitExpansion {
  return (digitExpansions as readonly string[]).includes(expansion);
}
