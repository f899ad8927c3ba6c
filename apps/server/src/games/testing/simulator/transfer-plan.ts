import { drawFrom, type Draw } from "./draw.ts";
import type { TransferMishap } from "@lantern/vendor-kit/transfer-wallet/transfer-stand-in.ts";

/** What happens to one member and his money at a vendor. */
export type TransferStep =
  | {
      readonly kind: "move";
      readonly direction: "in" | "out";
      /** Absent: all there is. */
      readonly amountUnits: bigint | undefined;
      /** What goes wrong with the calls that it makes, in their order. */
      readonly mishaps: readonly (TransferMishap | "none")[];
      /** How often the very same is asked for, at once. */
      readonly times: number;
    }
  /** The process ends after the money was set on its way, or after the vendor did it. */
  | { readonly kind: "broken_off"; readonly direction: "in" | "out"; readonly amountUnits: bigint; readonly after: "begun" | "asked" }
  /** The member wins, or loses all but that share in hundredths, with what stands there. */
  | { readonly kind: "play"; readonly wonUnits: bigint; readonly keepsPercent: number }
  | { readonly kind: "late_arrives" }
  | { readonly kind: "recover"; readonly mishaps: readonly (TransferMishap | "none")[] }
  | { readonly kind: "excluded" };

const mishaps = ["none", "none", "request_lost", "answer_lost", "late", "twice", "refused", "wrong_amount", "failing"] as const;

/** The same for the same seed. */
export function makeTransferPlan(seed: number): readonly TransferStep[] {
  const draw = drawFrom(seed);
  return Array.from({ length: 5 + draw.below(6) }, () => stepOf(draw));
}

function stepOf(draw: Draw): TransferStep {
  const direction = draw.chance(60) ? "in" : "out";
  const amountUnits = BigInt(100 * (1 + draw.below(6_000)));
  const choice = draw.below(100);
  if (choice < 50) {
    const calls = Array.from({ length: 3 }, () => draw.oneOf(mishaps));
    const all = draw.chance(25);
    return {
      kind: "move",
      direction,
      amountUnits: all ? undefined : amountUnits,
      mishaps: calls,
      times: draw.chance(30) ? 2 + draw.below(2) : 1,
    };
  }
  if (choice < 62) return { kind: "broken_off", direction, amountUnits, after: draw.chance(50) ? "begun" : "asked" };
  if (choice < 78) return { kind: "play", wonUnits: draw.chance(50) ? BigInt(draw.below(400_000)) : 0n, keepsPercent: draw.below(101) };
  if (choice < 86) return { kind: "late_arrives" };
  if (choice < 97) return { kind: "recover", mishaps: Array.from({ length: draw.below(3) }, () => draw.oneOf(mishaps)) };
  return { kind: "excluded" };
}

export function describeTransferPlan(plan: readonly TransferStep[]): string {
  return plan
    .map(
      (step, index) =>
        `${index + 1}. ${JSON.stringify(step, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value))}`,
    )
    .join("\n");
}
