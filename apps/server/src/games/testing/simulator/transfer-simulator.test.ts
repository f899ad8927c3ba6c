import { afterAll, beforeAll, expect, it } from "vitest";
import { settleTransfer } from "../../transfers/settle-transfer.ts";
import { startTransferStage, type TransferStage } from "../transfer-stage.ts";
import { seedsOf } from "./simulate.ts";
import { simulateTransfers } from "./transfer-simulator.ts";

let stage: TransferStage;
beforeAll(async () => {
  stage = await startTransferStage();
});
afterAll(() => stage.close());

it("sixty members whose transfers are lost, late, doubled, refused, misreported and broken off keep every coin", async () => {
  expect(await simulateTransfers(stage, seedsOf(1, 60))).toBeUndefined();
  expect(await stage.problems()).toEqual([]);
}, 180_000);

// Last, for it leaves members whose money is wrong.
it("a platform that guesses that what was not answered was not done is found out", async () => {
  const guessing: TransferStage = {
    ...stage,
    recover: async () => {
      const { database, scope } = stage.server;
      const pending = await database.query<{ id: string }>("select id from games_vendor_transfers where state = 'pending'");
      for (const { id } of pending) await settleTransfer(scope, id, "undone", "a guess");
    },
  };
  expect(await simulateTransfers(guessing, seedsOf(1, 60))).toContain("money was made or lost");
}, 60_000);
