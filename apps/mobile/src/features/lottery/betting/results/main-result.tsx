import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { k3Code } from "@lantern/rules/lottery/k3/result.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { Ball, Balls } from "@lantern/ui/components/ball.tsx";
import { DiceSum } from "./dice-sum.tsx";
import { mainNumbers } from "./main-numbers.ts";

export interface MainResultProps {
  readonly family: LotteryFamily;
  readonly result: DrawResult;
  /** Reads the numbers as one. */
  readonly label: string;
  readonly size?: "small" | "normal";
}

/** A draw in one line, as its family shows it: balls where it has no way of its own. */
export function MainResult({ family, result, label, size = "normal" }: MainResultProps) {
  if (family.code !== k3Code) return <Balls values={mainNumbers(family, result)} size={size} label={label} />;
  return (
    <span role="img" aria-label={label}>
      <DiceSum result={result} size={size} />
    </span>
  );
}

/** The same without a name of its own, for a place that is named. */
export function MainNumbers({ family, result }: Pick<MainResultProps, "family" | "result">) {
  if (family.code === k3Code) return <DiceSum result={result} size="normal" />;
  return mainNumbers(family, result).map((number, place) => <Ball key={place} value={number} />);
}
