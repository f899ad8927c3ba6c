import { outcomeReader, type CallOutcome } from "../call-outcome.ts";
import { sendSigned } from "../send-signed.ts";
import type { VendorClientOptions } from "../vendor-client.ts";
import { formatAmountUnits } from "../wire/amount-units.ts";
import { vendorPath, type VendorCall } from "../wire/declare-vendor-call.ts";
import {
  walletBalance,
  walletDeposit,
  walletStatus,
  walletWithdraw,
  type WalletBalanceAnswer,
  type WalletMovedAnswer,
  type WalletStatusAnswer,
} from "./transfer-wire.ts";

/** A transfer as the platform asks for it; amounts in units (1/10,000 of the currency unit). */
export interface TransferOrder {
  /** The platform's id, used once for ever. */
  readonly transferId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amountUnits: bigint;
}

/** What became of a transfer, as far as it is known. */
export type TransferOutcome =
  | { readonly kind: "done" }
  /** Not done, and never will be. */
  | { readonly kind: "refused"; readonly status: string }
  /** No answer, or one that says something else than was asked: to be asked for by the id. */
  | { readonly kind: "unknown"; readonly reason: string };

/** The platform's side of a vendor who keeps his players' money himself. Whatever protocol he speaks, this is what it comes to. */
export interface TransferClient {
  /** What stands there; undefined where the vendor does not say. */
  readonly balance: (player: { readonly playerId: string; readonly currency: string }) => Promise<bigint | undefined>;
  readonly deposit: (order: TransferOrder) => Promise<TransferOutcome>;
  readonly withdraw: (order: TransferOrder) => Promise<TransferOutcome>;
  /** By the id. `refused` means that it will not be done any more, should it come late. */
  readonly status: (order: Pick<TransferOrder, "transferId" | "amountUnits">) => Promise<TransferOutcome>;
}

const timeoutMsDefault = 8_000;

/** Over the kit's own wire, signed like every call of it. */
export function makeTransferClient({ vendorUrl, secret, timeoutMs = timeoutMsDefault, onExchange }: VendorClientOptions): TransferClient {
  function caller<Answer>(call: VendorCall) {
    const read = outcomeReader<Answer>(call);
    const url = new URL(vendorPath(call), vendorUrl).href;
    return (fields: object): Promise<CallOutcome<Answer>> =>
      sendSigned({ url, method: "POST", body: { call: call.name, ...fields }, secret, timeoutMs, read, onExchange });
  }
  const [askBalance, askStatus] = [caller<WalletBalanceAnswer>(walletBalance), caller<WalletStatusAnswer>(walletStatus)];
  const [deposit, withdraw] = [caller<WalletMovedAnswer>(walletDeposit), caller<WalletMovedAnswer>(walletWithdraw)];
  return {
    balance: async ({ playerId, currency }) => {
      const outcome = await askBalance({ playerId, currency });
      return outcome.kind === "ok" && outcome.answer.currency === currency ? BigInt(outcome.answer.balanceUnits) : undefined;
    },
    deposit: async (order) => moved(order, await deposit(written(order))),
    withdraw: async (order) => moved(order, await withdraw(written(order))),
    status: async ({ transferId, amountUnits }) => {
      const outcome = await askStatus({ transferId });
      if (outcome.kind !== "ok") return { kind: "unknown", reason: outcome.kind === "refused" ? outcome.status : outcome.reason };
      const { answer } = outcome;
      if (answer.transferId !== transferId) return { kind: "unknown", reason: `told of the transfer ${answer.transferId}` };
      if (answer.outcome === "refused") return { kind: "refused", status: "refused" };
      return agreed(amountUnits, answer.amountUnits);
    },
  };
}

function written({ amountUnits, ...order }: TransferOrder): object {
  return { ...order, amountUnits: formatAmountUnits(amountUnits) };
}

function moved(order: TransferOrder, outcome: CallOutcome<WalletMovedAnswer>): TransferOutcome {
  if (outcome.kind === "refused") return { kind: "refused", status: outcome.status };
  if (outcome.kind === "unknown") return outcome;
  if (outcome.answer.transferId !== order.transferId)
    return { kind: "unknown", reason: `told of the transfer ${outcome.answer.transferId}` };
  return agreed(order.amountUnits, outcome.answer.amountUnits);
}

/** A vendor who moved something else than was asked is never taken at his word: an operator must look. */
function agreed(askedUnits: bigint, toldUnits: string | undefined): TransferOutcome {
  return toldUnits === formatAmountUnits(askedUnits)
    ? { kind: "done" }
    : { kind: "unknown", reason: `told of ${String(toldUnits)} units, asked for ${askedUnits}` };
}
