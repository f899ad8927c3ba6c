import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { k3Code } from "@lantern/rules/lottery/k3/result.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { thaiCode } from "@lantern/rules/lottery/thai/result.ts";
import { vietnamPairCode } from "@lantern/rules/lottery/vietnam-provinces/result.ts";
import { Ball, Balls } from "@lantern/ui/components/ball.tsx";
import { DiceSum } from "./dice-sum.tsx";
import { mainNumbers, mainNumbersCount } from "./main-numbers.ts";
import { RollingBall } from "./rolling-ball.tsx";
import { TopBottom } from "./top-bottom.tsx";
import { TwoNumbers } from "./two-numbers.tsx";

export interface MainResultProps {
  readonly family: LotteryFamily;
  readonly result: DrawResult;
  /** Reads the numbers as one. */
  readonly label: string;
  readonly size?: "small" | "normal" | undefined;
}

/** A draw in one line, as its family shows it: balls where it has no way of its own. */
export function MainResult({ family, result, label, size }: MainResultProps) {
  if (family.code === vietnamPairCode) {
    return (
      <span role="img" aria-label={label}>
        <TwoNumbers numbers={mainNumbers(family, result)} size={size ?? "normal"} />
      </span>
    );
  }
  if (family.code !== k3Code && family.code !== thaiCode) return <Balls values={mainNumbers(family, result)} size={size} label={label} />;
  return (
    <span role="img" aria-label={label}>
      {family.code === k3Code ? <DiceSum result={result} size={size ?? "normal"} /> : <TopBottom result={result} size={size ?? "normal"} />}
    </span>
  );
}

/** The same without a name of its own, for a place that is named. `rolling`: digits roll to their places, once. */
export function MainNumbers({
  family,
  result,
  rolling = false,
}: Pick<MainResultProps, "family" | "result"> & { readonly rolling?: boolean }) {
  if (family.code === k3Code) return <DiceSum result={result} size="normal" />;
  if (family.code === thaiCode) return <TopBottom result={result} rolling={rolling} />;
  if (family.code === vietnamPairCode) return <TwoNumbers numbers={mainNumbers(family, result)} />;
  return mainNumbers(family, result).map((number, place) =>
    rolling && /^[0-9]$/.test(number) ? <RollingBall key={place} value={number} place={place} /> : <Ball key={place} value={number} />,
  );
}

/** As many empty places as the line has, while the draw is not known. */
export function PendingNumbers({ family }: Pick<MainResultProps, "family">) {
  if (family.code === thaiCode) return <TopBottom />;
  if (family.code === vietnamPairCode) return <TwoNumbers />;
  return Array.from({ length: mainNumbersCount(family) }, (_, place) => <Ball key={place} />);
}
