import { outcomeReader, type CallOutcome } from "./call-outcome.ts";
import { sendSigned } from "./send-signed.ts";
import { authenticate, type AuthenticateAnswer, type AuthenticateRequest } from "./wire/authenticate.ts";
import { balance, type BalanceAnswer, type BalanceRequest } from "./wire/balance.ts";
import { bet, type BetRequest } from "./wire/bet.ts";
import { platformPath, type VendorCall } from "./wire/declare-vendor-call.ts";
import { endRound, type EndRoundRequest } from "./wire/end-round.ts";
import type { MoneyAnswer } from "./wire/money-answer.ts";
import { refund, type RefundRequest } from "./wire/refund.ts";
import { win, type WinRequest } from "./wire/win.ts";

export interface WalletClientOptions {
  /** Origin of the platform, such as `http://127.0.0.1:8080`. */
  readonly platformUrl: string;
  readonly vendorCode: string;
  readonly secret: string;
  /** How long to wait for an answer before it counts as unknown. */
  readonly timeoutMs?: number;
}

type Fields<Request> = Omit<Request, "call">;

/** A vendor's side of the wallet: each call is made once; repeating what stays unknown is the caller's duty. */
export interface WalletClient {
  readonly authenticate: (fields: Fields<AuthenticateRequest>) => Promise<CallOutcome<AuthenticateAnswer>>;
  readonly balance: (fields: Fields<BalanceRequest>) => Promise<CallOutcome<BalanceAnswer>>;
  readonly bet: (fields: Fields<BetRequest>) => Promise<CallOutcome<MoneyAnswer>>;
  readonly win: (fields: Fields<WinRequest>) => Promise<CallOutcome<MoneyAnswer>>;
  readonly refund: (fields: Fields<RefundRequest>) => Promise<CallOutcome<MoneyAnswer>>;
  readonly endRound: (fields: Fields<EndRoundRequest>) => Promise<CallOutcome<MoneyAnswer>>;
}

const timeoutMsDefault = 8_000;

export function makeWalletClient(options: WalletClientOptions): WalletClient {
  const { platformUrl, vendorCode, secret, timeoutMs = timeoutMsDefault } = options;
  function caller<Request extends { readonly call: string }, Answer>(call: VendorCall) {
    const url = new URL(platformPath(call, vendorCode), platformUrl).href;
    const read = outcomeReader<Answer>(call);
    return (fields: Fields<Request>): Promise<CallOutcome<Answer>> =>
      sendSigned({ url, method: "POST", body: { call: call.name, ...fields }, secret, timeoutMs, read });
  }
  return {
    authenticate: caller<AuthenticateRequest, AuthenticateAnswer>(authenticate),
    balance: caller<BalanceRequest, BalanceAnswer>(balance),
    bet: caller<BetRequest, MoneyAnswer>(bet),
    win: caller<WinRequest, MoneyAnswer>(win),
    refund: caller<RefundRequest, MoneyAnswer>(refund),
    endRound: caller<EndRoundRequest, MoneyAnswer>(endRound),
  };
}
