import { formatAmount } from "@lantern/money/amount.ts";
import type { VendorRefusal } from "../wire/vendor-status.ts";
import type { DialectAnswer } from "./dialect.ts";
import type { Scene } from "./scene.ts";
import type { AcceptancePlayer } from "./target.ts";
import { noteStep, type ExpectedRule } from "./trace.ts";

/** A scenario's expectation that the platform did not meet. */
export class AcceptanceFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = "AcceptanceFailure";
  }
}

/** Fails the scenario where the condition does not hold. */
export function expectThat(condition: boolean, message: string): asserts condition {
  if (condition) return;
  noteStep({ kind: "expectation", expected: message, met: false });
  throw new AcceptanceFailure(message);
}

/** Notes what is expected, and fails the scenario where it is not met. */
function expectNoted({ expected, rule }: { expected: string; rule: ExpectedRule }, met: boolean, message: () => string): void {
  noteStep({ kind: "expectation", expected, rule, met });
  if (!met) throw new AcceptanceFailure(message());
}

/** The call was done, and its answer says this balance. */
export function expectDone(answer: DialectAnswer, what: string, balanceUnits?: bigint): void {
  const done = `${what} must be done`;
  expectNoted({ expected: done, rule: { kind: "done" } }, answer.status === "ok", () => `${done}, but was answered ${answer.raw}`);
  if (balanceUnits === undefined) return;
  const amount = formatAmount(balanceUnits, 2);
  const told = `${what} must answer the balance ${amount}`;
  expectNoted(
    { expected: told, rule: { kind: "told_balance", amount } },
    answer.balanceUnits === balanceUnits,
    () => `${told}, but was answered ${answer.raw}`,
  );
}

/** The call was refused for one of these reasons; a protocol that gives no reasons may just refuse. */
export function expectRefused(answer: DialectAnswer, what: string, ...reasons: readonly VendorRefusal[]): void {
  const fits = answer.status === "refused" || reasons.some((reason) => reason === answer.status);
  const refused = `${what} must be refused as ${reasons.join(" or ")}`;
  expectNoted({ expected: refused, rule: { kind: "refused", reasons } }, fits, () => `${refused}, but was answered ${answer.raw}`);
}

/** The platform's own ledger has this balance. */
export async function expectBalance(scene: Scene, player: AcceptancePlayer, balanceUnits: bigint, when: string): Promise<void> {
  const actual = await scene.target.balanceOf(player.playerId);
  const amount = formatAmount(balanceUnits, 2);
  const stands = `${when} the balance must be ${amount}`;
  expectNoted(
    { expected: stands, rule: { kind: "balance", amount } },
    actual === balanceUnits,
    () => `${stands}, but it is ${formatAmount(actual, 2)}`,
  );
}

/** A repeated call got the first call's answer, to the letter. */
export function expectSameAnswer(first: DialectAnswer, second: DialectAnswer, what: string): void {
  const same = `${what} must get the first answer again`;
  expectNoted(
    { expected: same, rule: { kind: "same_answer" } },
    first.raw === second.raw,
    () => `${same}: first ${first.raw}, then ${second.raw}`,
  );
}
