import type { NumberLimit } from "@lantern/rules/lottery/exposure/number-limits.ts";

/** A number that an operator closed or lowered, as the game's row holds it. */
export interface DeskNumberLimit extends NumberLimit {
  readonly reason: string;
  readonly operator: string;
  /** ISO 8601. */
  readonly since: string;
}
