import "./dice-sum.css";
import { diceOf } from "@lantern/rules/lottery/k3/result.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { DiceFaces } from "../picks/dice-faces.tsx";

/** Three dice and their sum. */
export function DiceSum({ result, size }: { readonly result: DrawResult; readonly size: "small" | "normal" }) {
  const { faces, sum } = diceOf(result);
  return (
    <span className="dice-sum" data-size={size}>
      <DiceFaces digits={faces.join("")} size={size} />
      <b>{sum}</b>
    </span>
  );
}
