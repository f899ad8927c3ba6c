import { describe, expect, it } from "vitest";
import type { RawVendorRequest } from "../adapter.ts";
import { sign } from "../signature.ts";
import { vendorStatuses, type VendorRefusal } from "../wire/vendor-status.ts";
import { actionErrors } from "./action-error.ts";
import { actionWalletAdapter } from "./action-wallet-adapter.ts";

const credentials = { vendorCode: "JUNKET", secret: "test" };
const head = { user_id: "a-player", currency: "THB", game: "maker:tide", game_id: "round-1" };
const bet = { action: "bet", action_id: "b-1", amount: 1_250 };
const win = { action: "win", action_id: "w-1", amount: 2_500 };
const rollback = { action: "rollback", action_id: "r-1", original_action_id: "b-0" };

function request(body: string, change: Partial<RawVendorRequest> = {}): RawVendorRequest {
  const headers = { "x-request-sign": sign(body, credentials.secret) };
  return { method: "POST", path: "process", target: "/vendor/JUNKET/process", query: "", headers, body: Buffer.from(body), ...change };
}

function understand(body: unknown) {
  const result = actionWalletAdapter.understand(request(JSON.stringify(body)), credentials);
  return result.understood ? result.operations : (JSON.parse(result.response.body) as { code: number; detail: string });
}

describe("the adapter of action-wallet", () => {
  it("takes the published vector as a question for the balance", () => {
    const body = '{"user_id":"8|USDT|USD","currency":"USD","game":"acceptance:test"}';
    const signature = "442c4cd8926008096225416b21f5a1862fbf4fc4e5224362e3b463e85a39f40a";
    const result = actionWalletAdapter.understand(request(body, { headers: { "x-request-sign": signature } }), credentials);
    expect(result).toMatchObject({ understood: true, operations: [{ kind: "player_info", playerId: "8|USDT|USD", currency: "USD" }] });
    const tampered = actionWalletAdapter.understand(request(`${body} `, { headers: { "x-request-sign": signature } }), credentials);
    expect(tampered).toMatchObject({ understood: false, status: "invalid_signature", response: { httpStatus: 403 } });
  });

  it("translates the actions in their order, and the end of the round last", () => {
    const operations = understand({ ...head, session_id: "a-session", actions: [rollback, bet, win], finished: true });
    expect(operations).toMatchObject([
      { kind: "rollback", transactionId: "r-1", originalTransactionId: "b-0" },
      { kind: "bet", transactionId: "b-1", playerToken: "a-session", amountUnits: 125_000n, gameCode: "maker:tide", roundId: "round-1" },
      { kind: "win", transactionId: "w-1", amountUnits: 250_000n },
      { kind: "end_round", roundId: "round-1", ifOpened: true },
    ]);
    expect(understand({ ...head, finished: true })).toEqual([
      { kind: "end_round", roundId: "round-1", gameCode: "maker:tide", playerId: "a-player", currency: "THB" },
    ]);
    expect(understand({ ...head, session_id: "a-session" })).toMatchObject([{ kind: "balance", playerToken: "a-session" }]);
  });

  it("says what is wrong with a request, and where", () => {
    const refused = (body: object) => understand({ ...head, session_id: "a-session", ...body });
    expect(refused({ actions: [bet, { ...bet, amount: 0 }] })).toMatchObject({
      code: 400,
      detail: "/actions/1/amount of a bet must be above 0",
    });
    expect(refused({ session_id: undefined, actions: [bet] })).toMatchObject({ code: 400, detail: expect.stringContaining("/session_id") });
    expect(refused({ game_id: undefined, actions: [win] })).toMatchObject({ code: 400, detail: "/game_id is missing" });
    for (const amount of [1.5, -1, "1250", null, 1e17]) expect(refused({ actions: [{ ...win, amount }] })).toMatchObject({ code: 400 });
    expect(refused({ actions: [{ action: "jackpot", action_id: "j" }] })).toMatchObject({ code: 400 });
    expect(refused({ actions: Array.from({ length: 101 }, (_, index) => ({ ...win, action_id: `w-${index}` })) })).toMatchObject({
      code: 400,
    });
    expect(actionWalletAdapter.understand(request("{}", { path: "bet" }), credentials)).toMatchObject({ status: "invalid_request" });
  });

  it("each action has a transaction id of the platform's, the same again where no money moved", () => {
    const result = actionWalletAdapter.understand(request(JSON.stringify({ ...head, actions: [rollback, win] })), credentials);
    if (!result.understood) throw new Error("the request must be understood");
    const player = { status: "ok", currency: "THB", playerId: "a-player" } as const;
    const outcomes = [
      { ...player, balanceUnits: 1n },
      { ...player, balanceUnits: 125_099n, platformTransactionId: "moved" },
    ];
    const [first, again] = [result.answer(outcomes), result.answer(outcomes)];
    expect(again).toEqual(first);
    expect(JSON.parse(first.body)).toEqual({
      user_id: "a-player",
      currency: "THB",
      balance: 1_250,
      game_id: "round-1",
      transactions: [
        { action_id: "r-1", tx_id: expect.stringMatching(/^unmoved-[0-9a-f]{32}$/) },
        { action_id: "w-1", tx_id: "moved" },
      ],
    });
  });

  it("a refusal has a code of its own, names its action and tells the balance", () => {
    const codes = (Object.keys(vendorStatuses) as (VendorRefusal | "ok")[])
      .filter((status) => status !== "ok")
      .map((one) => actionErrors[one].code);
    expect(new Set(codes).size).toBe(codes.length);
    const body = JSON.stringify({ ...head, session_id: "s", actions: [win, bet] });
    const result = actionWalletAdapter.understand(request(body), credentials);
    if (!result.understood) throw new Error("the request must be understood");
    const done = { status: "ok", balanceUnits: 9n, currency: "THB", playerId: "a-player" } as const;
    const answer = result.answer([done, { status: "insufficient_funds", balanceUnits: 10_000n }]);
    expect([answer.httpStatus, JSON.parse(answer.body)]).toEqual([
      412,
      { code: 100, message: "the player has not enough money", action_id: "b-1", balance: 100 },
    ]);
  });
});
