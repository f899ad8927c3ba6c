import { afterAll, beforeAll, expect, it } from "vitest";
import { startTransferStage, type TransferStage } from "../transfer-stage.ts";
import { seedsOf } from "./simulate.ts";
import { simulateTransfers } from "./transfer-simulator.ts";

let stage: TransferStage;
beforeAll(async () => {
  stage = await startTransferStage();
});
afterAll(() => stage.close());

it("two thousand members whose transfers go wrong keep every coin", async () => {
  expect(await simulateTransfers(stage, seedsOf(1_000, 2_000))).toBeUndefined();
  expect(await stage.problems()).toEqual([]);
}, 3_600_000);
