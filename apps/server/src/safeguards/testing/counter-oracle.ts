import type { LimitPeriod } from "@lantern/contract/schemas/safeguards.ts";

/** A movement as the oracle remembers it; amounts in units. */
export interface Remembered {
  readonly key: string;
  readonly as: "deposit" | "stake" | "win";
  readonly amountUnits: bigint;
  readonly at: Date;
  /** Taken back, wholly or in part: of a deposit nothing ever is. */
  givenBackUnits: bigint;
}

export interface OracleCounts {
  readonly deposited: bigint;
  readonly staked: bigint;
  readonly won: bigint;
}

/** The rules of counting once more: from the whole past, without counters. A window is told apart by the calendar of the zone alone. */
export class CounterOracle {
  readonly past: Remembered[] = [];
  readonly #zone: string;

  constructor(zone: string) {
    this.#zone = zone;
  }

  counts(period: LimitPeriod, at: Date): OracleCounts {
    const window = this.#windowName(period, at);
    const inside = this.past.filter((movement) => this.#windowName(period, movement.at) === window);
    const sum = (as: Remembered["as"]) =>
      inside
        .filter((movement) => movement.as === as)
        .reduce((total, { amountUnits, givenBackUnits }) => total + amountUnits - (as === "deposit" ? 0n : givenBackUnits), 0n);
    return { deposited: sum("deposit"), staked: sum("stake"), won: sum("win") };
  }

  /** `2026-03-01`, the Monday of its week, or `2026-03`, as a wall calendar of the zone shows it. */
  #windowName(period: LimitPeriod, at: Date): string {
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: this.#zone, dateStyle: "short" }).format(at);
    if (period === "day") return day;
    if (period === "month") return day.slice(0, 7);
    const monday = new Date(`${day}T00:00:00Z`);
    monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
    return monday.toISOString().slice(0, 10);
  }
}
