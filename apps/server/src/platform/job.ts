import type { Scope } from "./context.ts";

/** Work that one process does again and again. Each run is idempotent and takes up what an earlier one left. */
export interface Job {
  /** `<capability>.<what it does>`, such as `lottery.draw_issues`. */
  readonly name: string;
  /** Pause between the end of a run and the start of the next. */
  readonly everyMs: number;
  run(scope: Scope): Promise<void>;
  /** Waits for what runs have begun and not waited for; absent where they wait for everything. */
  settle?(scope: Scope): Promise<void>;
}
