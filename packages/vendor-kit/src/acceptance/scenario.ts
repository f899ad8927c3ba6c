import type { VendorOperationKind } from "../adapter.ts";
import type { Scene } from "./scene.ts";

/** One thing that any adapter must get right. It throws an `AcceptanceFailure` where the platform gets it wrong. */
export interface Scenario<Id extends string = string> {
  /** What a page that shows it in other languages knows it by. */
  readonly id: Id;
  readonly name: string;
  /** Operations that the protocol must have for the scenario to make sense, beside bet. */
  readonly needs?: readonly VendorOperationKind[];
  /** What else it takes. */
  readonly applies?: (scene: Scene) => boolean;
  readonly run: (scene: Scene) => Promise<void>;
}

/** The scenarios as they are, with their ids known to the types. */
export function scenariosOf<const Id extends string>(scenarios: readonly Scenario<Id>[]): readonly Scenario<Id>[] {
  return scenarios;
}
