import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

export interface MoneyProps {
  /** A decimal string of the wire, such as `1234.5`. */
  readonly amount: string;
  /** Writes it for people: sign of the currency, grouping, decimals. */
  readonly format: (amount: string) => string;
  /** Shown instead while the owner hides his balance. */
  readonly maskedText?: string | undefined;
  /** Sets the decimals smaller, for the one big balance of a screen. */
  readonly smallDecimals?: boolean;
  readonly className?: string;
}

/** How long digits count to a new amount, in ms. */
const countMs = 600;

/** An amount; when it changes, its digits count to the new value. */
export function Money({ amount, format, maskedText, smallDecimals = false, className }: MoneyProps) {
  const shown = useCounted(amount);
  const text = maskedText ?? format(shown);
  const decimals = smallDecimals && maskedText === undefined ? /[.,]\d{2}(?=\D*$)/.exec(text) : null;
  return (
    <span className={classNames(smallDecimals ? "font-title" : "font-figure", "whitespace-nowrap tabular-nums", className)}>
      {/* Sign, currency and digits keep their order in a page that runs from the right. */}
      <bdi dir="ltr">
        {text.slice(0, decimals?.index)}
        {decimals !== null && (
          <>
            <span className="text-[0.64em] font-semibold text-paper-2">{decimals[0]}</span>
            {text.slice(decimals.index + decimals[0].length)}
          </>
        )}
      </bdi>
    </span>
  );
}

/** The amount on its way from what was shown to what is. */
function useCounted(amount: string): string {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (start === amount) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(amount);
      return undefined;
    }
    const beganMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const fraction = Math.min(1, (nowMs - beganMs) / countMs);
      setShown(fraction === 1 ? amount : amountBetween(start, amount, fraction));
      if (fraction < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}

/** A value on the way between two decimal strings, exact at both ends; `fraction` is 0–1 and eases out. */
export function amountBetween(start: string, end: string, fraction: number): string {
  if (fraction >= 1) return end;
  const from = unitsOf(start);
  const eased = BigInt(Math.round((1 - (1 - fraction) ** 3) * 10_000));
  const units = from + ((unitsOf(end) - from) * eased) / 10_000n;
  const magnitude = (units < 0n ? -units : units).toString().padStart(5, "0");
  return `${units < 0n ? "-" : ""}${magnitude.slice(0, -4)}.${magnitude.slice(-4)}`;
}

function unitsOf(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  const units = BigInt(whole + fraction.slice(0, 4).padEnd(4, "0"));
  return amount.startsWith("-") ? -units : units;
}
