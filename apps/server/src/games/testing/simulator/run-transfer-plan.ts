import type { TransferMishap } from "@lantern/vendor-kit/transfer-wallet/transfer-stand-in.ts";
import { excludeMember } from "../../../safeguards/exclude-member.ts";
import { readBalances } from "../../../wallet/read-balances.ts";
import { openMember } from "../../../wallet/testing/open-member.ts";
import { beginTransfer } from "../../transfers/begin-transfer.ts";
import { bringExcludedHome } from "../../transfers/bring-home.ts";
import { learnResult } from "../../transfers/learn-result.ts";
import { moveMoney } from "../../transfers/move-money.ts";
import type { TransferStage } from "../transfer-stage.ts";
import type { TransferStep } from "./transfer-plan.ts";

const openingUnits = 1_000_000n;

/**
 * Does a plan with a new member, lets everything come to its end, and counts the money: what he has with us and what the
 * vendor has of his is what he had, and what he won and lost. Once the vendor has said what stands with him, our purse says the same.
 * @returns what does not add up, or undefined where everything does.
 */
export async function runTransferPlan(stage: TransferStage, plan: readonly TransferStep[]): Promise<string | undefined> {
  const { server, standIn, vendor } = stage;
  const { scope, database, merchantId } = server;
  const { memberId } = await openMember(database, { merchantId, fundsUnits: openingUnits });
  const member = { memberId, merchantId, currency: "THB", ...vendor };
  let wonUnits = 0n;
  let excluded = false;

  for (const step of plan) await happen(step);
  standIn.mishaps.length = 0;
  standIn.deliverLate();
  await stage.recover();
  standIn.deliverLate();
  if (excluded) await bringExcludedHome(scope);
  const atVendor = await learnResult(scope, vendor.client, member);

  const { spendableUnits, heldUnits, vendorUnits } = await readBalances(database, memberId);
  const theirs = standIn.balanceOf(memberId);
  const found = `${spendableUnits} with us, ${heldUnits} on its way, ${vendorUnits} at the vendor by our books and ${theirs} by his, won ${wonUnits}`;
  if (spendableUnits + theirs !== openingUnits + wonUnits) return `money was made or lost: ${found}`;
  if (heldUnits !== 0n) return `money is still on its way: ${found}`;
  if (atVendor !== theirs || vendorUnits !== theirs) return `the books differ: ${found}`;
  if (excluded && theirs !== 0n) return `an excluded member's money is not home: ${found}`;
  return undefined;

  async function happen(step: TransferStep): Promise<void> {
    switch (step.kind) {
      case "move": {
        goWrong(step.mishaps);
        const request = { key: `simulated-${memberId}-${plan.indexOf(step)}`, hash: Buffer.from("00", "hex") };
        const spendable = step.direction === "in" ? (await readBalances(database, memberId)).spendableUnits : undefined;
        const move = { ...member, vendor, direction: step.direction, amountUnits: step.amountUnits ?? spendable, request };
        await Promise.all(Array.from({ length: step.times }, () => moveMoney(scope, move)));
        return;
      }
      case "broken_off": {
        standIn.mishaps.length = 0;
        const { direction, amountUnits } = step;
        const begun = await beginTransfer(scope, { ...member, vendor, direction, amountUnits });
        if ("refused" in begun || step.after === "begun") return;
        const order = { transferId: begun.id, playerId: memberId, currency: "THB", amountUnits };
        await (direction === "in" ? vendor.client.deposit(order) : vendor.client.withdraw(order));
        return;
      }
      case "play": {
        const lost = (standIn.balanceOf(memberId) * BigInt(100 - step.keepsPercent)) / 100n;
        const result = standIn.balanceOf(memberId) === 0n ? 0n : step.wonUnits - lost;
        standIn.play(memberId, result);
        wonUnits += result;
        return;
      }
      case "late_arrives":
        return standIn.deliverLate();
      case "recover":
        goWrong(step.mishaps);
        return stage.recover();
      case "excluded":
        standIn.mishaps.length = 0;
        excluded = true;
        await database.tx((transaction) => excludeMember(transaction, { memberId, until: "forever" }));
    }
  }

  function goWrong(mishaps: readonly (TransferMishap | "none")[]): void {
    standIn.mishaps.splice(0, standIn.mishaps.length, ...mishaps);
  }
}

/** The shortest part of a plan that still fails. */
export async function shrinkTransferPlan(
  plan: readonly TransferStep[],
  fails: (plan: readonly TransferStep[]) => Promise<string | undefined>,
): Promise<readonly TransferStep[]> {
  for (const index of plan.keys()) {
    const shorter = plan.toSpliced(index, 1);
    if ((await fails(shorter)) !== undefined) return shrinkTransferPlan(shorter, fails);
  }
  return plan;
}
