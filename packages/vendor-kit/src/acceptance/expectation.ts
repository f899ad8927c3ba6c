import type { VendorRefusal } from "../wire/vendor-status.ts";
import type { DialectAnswer } from "./dialect.ts";
import type { Scene } from "./scene.ts";
import type { AcceptancePlayer } from "./target.ts";

/** A scenario's expectation that the platform did not meet. */
export class AcceptanceFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = "AcceptanceFailure";
  }
}

export function expectThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AcceptanceFailure(message);
}

/** The call was done, and its answer says this balance. */
export function expectDone(answer: DialectAnswer, what: string, balanceUnits?: bigint): void {
  expectThat(answer.status === "ok", `${what} must be done, but was answered ${answer.raw}`);
  if (balanceUnits === undefined) return;
  expectThat(answer.balanceUnits === balanceUnits, `${what} must answer the balance ${balanceUnits}, but was answered ${answer.raw}`);
}

/** The call was refused for one of these reasons; a protocol that gives no reasons may just refuse. */
export function expectRefused(answer: DialectAnswer, what: string, ...reasons: readonly VendorRefusal[]): void {
  const fits = answer.status === "refused" || reasons.some((reason) => reason === answer.status);
  expectThat(fits, `${what} must be refused as ${reasons.join(" or ")}, but was answered ${answer.raw}`);
}

/** The platform's own ledger has this balance. */
export async function expectBalance(scene: Scene, player: AcceptancePlayer, balanceUnits: bigint, when: string): Promise<void> {
  const actual = await scene.target.balanceOf(player.playerId);
  expectThat(actual === balanceUnits, `${when} the balance must be ${balanceUnits} units, but it is ${actual}`);
}

/** A repeated call got the first call's answer, to the letter. */
export function expectSameAnswer(first: DialectAnswer, second: DialectAnswer, what: string): void {
  expectThat(first.raw === second.raw, `${what} must get the first answer again: first ${first.raw}, then ${second.raw}`);
}
