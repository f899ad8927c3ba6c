/** What an engineer's request can be wrong in; its text is the phrase `vendors.problem.<problem>`. */
export type DeskProblem =
  | "key_waits"
  | "key_gone"
  | "key_invalid"
  | "network_invalid"
  | "networks_too_many"
  | "address_invalid"
  | "address_fixed"
  | "decimals_fixed"
  | "decimals_invalid"
  | "amount_invalid"
  | "operator_id_invalid"
  | "currencies_invalid"
  | "call_gone"
  | "call_not_repeatable"
  | "no_key"
  | "checks_running"
  | "runs_too_many";

export interface Problem {
  readonly problem: DeskProblem;
}

export function isProblem(outcome: unknown): outcome is Problem {
  return typeof outcome === "object" && outcome !== null && "problem" in outcome;
}
