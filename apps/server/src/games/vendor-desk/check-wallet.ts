import type { Exchange } from "@lantern/vendor-kit/send-signed.ts";
import {
  runTransferAcceptance,
  transferScenarioCodes,
  type TransferScenarioCode,
} from "@lantern/vendor-kit/transfer-wallet/transfer-acceptance.ts";
import type { Integration } from "../find-integration.ts";

/** A rule of the wallet; its text is the phrase `vendors.check.<name>`. */
export type WalletCheckName = `wallet_${TransferScenarioCode}`;

export interface WalletCheck {
  readonly name: WalletCheckName;
  readonly outcome: "passed" | "failed" | "skipped";
  /** What came, where it failed. */
  readonly detail: string;
  readonly durationMs: number;
}

interface WalletToCheck {
  readonly integration: Integration;
  /** One in which the vendor's games are played. */
  readonly currency: string;
  /** For one answer. */
  readonly answerMs: number;
  readonly record: (exchange: Exchange) => void;
}

export const walletCheckNames = transferScenarioCodes.map((code): WalletCheckName => `wallet_${code}`);

/** The acceptance of a vendor who keeps the money, against his own address: with players made for it, who leave nothing there. */
export async function checkWallet({ integration, currency, answerMs, record }: WalletToCheck): Promise<WalletCheck[]> {
  const { baseUrl: vendorUrl, secret } = integration;
  const results = await runTransferAcceptance({ vendorUrl, secret, currency, timeoutMs: answerMs, onExchange: record });
  return results.map(({ code, outcome, problem, durationMs }) => ({ name: `wallet_${code}`, outcome, detail: problem ?? "", durationMs }));
}
