import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { dialectOf } from "@lantern/vendor-kit/acceptance/dialect-of.ts";
import type { DialectRequest } from "@lantern/vendor-kit/acceptance/dialect.ts";
import type { AcceptanceWire } from "@lantern/vendor-kit/acceptance/exchange.ts";
import type { AcceptancePlayer, AcceptanceTarget } from "@lantern/vendor-kit/acceptance/target.ts";
import { amountDecimalsName } from "@lantern/vendor-kit/amount-scale.ts";
import { currencies } from "@lantern/money/currencies.ts";
import { hashSecretToken } from "../../accounts/secret-token.ts";
import type { Scope } from "../../platform/context.ts";
import { setMemberStatus } from "../../safeguards/set-member-status.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { answerCallback } from "../callbacks/vendor-callbacks.ts";
import type { Integration } from "../find-integration.ts";
import { protocolOf } from "../vendor-protocols.ts";
import { openSandboxLaunch, sandboxGameCode, setSandboxBalance } from "./sandbox.ts";

/** An integration as the acceptance suite meets it. */
export interface DeskTarget {
  readonly target: AcceptanceTarget;
  readonly wire: AcceptanceWire;
  /** Waits for calls whose vendor hung up. */
  readonly settle: () => Promise<void>;
}

const selectMembers = "select member_id from games_acceptance_members where integration_code = $1 order by position";
const expireLaunch = "update games_launches set expires_at = started_at where token_hash = $1";

/**
 * The suite's handles on one integration as it is agreed now: its keys, its decimals, its way of closing rounds, and the trial members that
 * are kept for the suite. Calls go through the callbacks' own path to the byte, but over no line: no network is asked for, and nothing of
 * them stands in the vendor's log. Undefined for a protocol whose vendors make no calls about money.
 */
export async function makeDeskTarget(scope: Scope, integration: Integration): Promise<DeskTarget | undefined> {
  const { code, adapter, more } = integration;
  const dialect = dialectOf(adapter.protocol, Number(more[amountDecimalsName] ?? adapter.amounts.decimals));
  if (dialect === undefined) return undefined;
  const { database } = scope;
  const members = (await database.query<{ member_id: string }>(selectMembers, [code])).map((row) => row.member_id);
  const [first] = members;
  if (first === undefined) throw new Error(`The acceptance suite of ${code} has no members`);
  const { currency } = await readBalances(database, first);
  const signed = await signedAsVendor(integration);
  const { wire, settle } = makeWire(scope, signed.integration);
  let turn = 0;

  async function newPlayer({ balanceUnits }: { readonly balanceUnits: bigint }): Promise<AcceptancePlayer> {
    const playerId = members[turn % members.length] ?? first ?? "";
    turn += 1;
    const playerToken = await database.tx(async (transaction) => {
      await setMemberStatus(transaction, { memberId: playerId, status: "active" });
      await setSandboxBalance(scope, transaction, playerId, balanceUnits);
      const launch = { integrationCode: code, memberId: playerId, currency, gameCode: sandboxGameCode };
      return (await openSandboxLaunch(scope, transaction, launch)).playerToken;
    });
    return { playerId, playerToken, balanceUnits };
  }

  const target: AcceptanceTarget = {
    vendorCode: code,
    secret: signed.secret,
    dialect,
    gameCode: sandboxGameCode,
    currency,
    otherCurrency: Object.keys(currencies).find((other) => other !== currency) ?? "",
    roundClosing: integration.roundClosing,
    newPlayer,
    expirePlayerToken: async (playerToken) => {
      await database.query(expireLaunch, [hashSecretToken(playerToken)]);
    },
    balanceOf: async (playerId) => (await readBalances(database, playerId)).spendableUnits,
    blockPlayer: (playerId) => database.tx((transaction) => setMemberStatus(transaction, { memberId: playerId, status: "suspended" })),
  };
  return { target, wire, settle };
}

/**
 * What signs as this vendor would. A shared secret is the platform's too; of a vendor who signs with a private key the platform has the public
 * one alone, so a pair is made for this run, which counts in this process and for these calls only.
 */
async function signedAsVendor(integration: Integration): Promise<{ readonly integration: Integration; readonly secret: string }> {
  const { adapter, secret, more, others } = integration;
  if (!protocolOf(adapter.protocol).needs.includes("publicKey")) return { integration, secret };
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { integration: { ...integration, others: [...others, { secret, more: { ...more, publicKey } }] }, secret: privateKey };
}

function makeWire(scope: Scope, integration: Integration): Pick<DeskTarget, "wire" | "settle"> {
  // What the suite sends wrong on purpose is no fault that anybody should look after.
  const log = scope.log.child({}, { level: "silent" });
  const underWay = new Set<Promise<unknown>>();

  async function send(request: DialectRequest): Promise<{ readonly httpStatus: number; readonly body: string }> {
    const answering = answerCallback(scope, integration, { raw: rawOf(request), request: { log }, unrecorded: true });
    underWay.add(answering);
    try {
      const { httpStatus, body } = (await answering).response;
      return { httpStatus, body };
    } finally {
      underWay.delete(answering);
    }
  }

  return {
    wire: {
      send,
      sendAndHangUp: async (request) => {
        // What becomes of it is seen by what is asked afterwards.
        send(request).catch(() => undefined);
      },
      close: () => undefined,
    },
    settle: async () => {
      await Promise.allSettled(underWay);
    },
  };
}

function rawOf({ method, target, headers, body }: DialectRequest) {
  const [path = "", query = ""] = target.split("?", 2);
  return {
    method,
    path: path.replace(/^\/vendor\/[^/]+\//, ""),
    target,
    query,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(body, "utf8"),
  };
}
