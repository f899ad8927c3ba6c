import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";

/** What stands for a draw where there is room for one line: the digits of the main prize's one lot, or its lots where it has several. */
export function mainNumbers(family: LotteryFamily, result: DrawResult): readonly string[] {
  const [main] = family.resultShape;
  const lots = result[main?.prize ?? ""] ?? [];
  return lots.length === 1 && main?.values.kind !== "decimal" ? (lots[0] ?? "").split("") : lots;
}

/** How many numbers `mainNumbers` gives for any draw of a family. */
export function mainNumbersCount(family: LotteryFamily): number {
  const [main] = family.resultShape;
  if (main === undefined) return 0;
  if (main.lots > 1 || main.values.kind === "decimal") return main.lots;
  return main.values.kind === "digits" ? main.values.digits : main.values.width;
}
