import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { RawVendorRequest, VendorAdapter, VendorOperation } from "../adapter.ts";
import type { VendorDialect } from "./dialect.ts";
import { sign, signatureHeader } from "../signature.ts";
import { studioAdapter } from "../studio-adapter.ts";
import { studioVendorCode } from "../studio-vendor.ts";
import type { ReferenceFault } from "./reference-faults.ts";
import { ReferenceLedger } from "./reference-ledger.ts";
import type { ReferenceTransaction } from "./reference-records.ts";
import type { RunningTarget } from "./target.ts";

/**
 * What happens to the next call: answered as it should be, not done and answered with a 500 or not at all, or done and
 * then answered so. `hang` never answers: the caller's time runs out.
 */
export type ReferenceMishap = "none" | "refuse_500" | "hang" | "done_then_500" | "done_then_hang";

export interface ReferenceOperator extends RunningTarget {
  readonly ledger: ReferenceLedger;
  /** Decides for each operation what goes wrong, at once or when a test lets it; nothing does by default. */
  mishap: (operation: VendorOperation) => ReferenceMishap | Promise<ReferenceMishap>;
  /** Operations in the order of their arrival, whatever came of them. */
  readonly arrived: readonly VendorOperation[];
  /** Transactions that were posted, oldest first. */
  readonly posted: () => readonly ReferenceTransaction[];
  readonly close: () => Promise<void>;
}

export interface ReferenceOperatorOptions {
  readonly adapter?: VendorAdapter;
  /** The vendor's side of the adapter's protocol; the kit's own wire when absent. */
  readonly dialect?: VendorDialect;
  /** What the operator checks calls with, beside the secret. */
  readonly more?: Readonly<Record<string, string>>;
  readonly faults?: readonly ReferenceFault[];
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly gameCode?: string;
  readonly secret?: string;
}

/** A small operator in memory, on a port of the loopback interface: for tests of the suite and of vendors only. */
export async function startReferenceOperator(options: ReferenceOperatorOptions = {}): Promise<ReferenceOperator> {
  const faults = new Set(options.faults);
  const adapter = withFaults(options.adapter ?? studioAdapter, faults);
  const ledger = new ReferenceLedger(faults, adapter.policy);
  const arrived: VendorOperation[] = [];
  const credentials = {
    vendorCode: studioVendorCode,
    secret: options.secret ?? "reference-operator-secret",
    ...(options.more === undefined ? {} : { more: options.more }),
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((failure: unknown) => response.destroy(failure instanceof Error ? failure : undefined));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const understood = adapter.understand(await rawRequest(request), credentials);
    if (!understood.understood) return send(response, understood.response);
    const { operations } = understood;
    arrived.push(...operations);
    const mishaps: ReferenceMishap[] = [];
    for (const operation of operations) mishaps.push(await operator.mishap(operation));
    if (mishaps.includes("refuse_500")) return send(response, { httpStatus: 500, headers: {}, body: "oh no" });
    if (mishaps.includes("hang")) return;
    const outcomes = await ledger.performAll(operations);
    if (mishaps.includes("done_then_500")) return send(response, { httpStatus: 500, headers: {}, body: "oh no" });
    if (mishaps.includes("done_then_hang")) return;
    send(response, understood.answer(outcomes));
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const operator: ReferenceOperator = {
    baseUrl: `http://127.0.0.1:${port}`,
    ...credentials,
    ...(options.dialect === undefined ? {} : { dialect: options.dialect }),
    gameCode: options.gameCode ?? "reference-game",
    currency: "THB",
    otherCurrency: "VND",
    ledger,
    mishap: () => "none",
    arrived,
    posted: () => [...ledger.transactions.values()],
    newPlayer: async ({ balanceUnits }) => {
      const playerId = randomUUID();
      const playerToken = randomUUID();
      ledger.players.set(playerId, { playerId, currency: "THB", balanceUnits, blocked: false });
      ledger.tokens.set(playerToken, { playerId, expired: false });
      return { playerId, playerToken, balanceUnits };
    },
    expirePlayerToken: async (playerToken) => {
      const token = ledger.tokens.get(playerToken);
      if (token !== undefined) token.expired = true;
    },
    balanceOf: async (playerId) => {
      const player = ledger.players.get(playerId);
      if (player === undefined) throw new Error(`The reference operator has no player ${playerId}.`);
      return player.balanceUnits;
    },
    blockPlayer: async (playerId) => {
      const player = ledger.players.get(playerId);
      if (player !== undefined) player.blocked = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return operator;
}

async function rawRequest(request: IncomingMessage): Promise<RawVendorRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const target = request.url ?? "/";
  const [path = "", query = ""] = target.split("?", 2);
  return {
    method: request.method ?? "GET",
    path: path.split("/").slice(3).join("/"),
    target,
    query,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
    ),
    body: Buffer.concat(parts),
  };
}

function send(
  response: ServerResponse,
  answer: { readonly httpStatus: number; readonly headers: Readonly<Record<string, string>>; readonly body: string },
): void {
  response.writeHead(answer.httpStatus, answer.headers);
  response.end(answer.body);
}

/** Spoils what an adapter checks, for the faults that lie before the ledger. */
function withFaults(adapter: VendorAdapter, faults: ReadonlySet<ReferenceFault>): VendorAdapter {
  return {
    ...adapter,
    understand: (request, credentials) => {
      const presented = request.headers[signatureHeader.toLowerCase()];
      let { body } = request;
      if (faults.has("verifies_parsed_body")) body = Buffer.from(JSON.stringify(JSON.parse(Buffer.from(body).toString("utf8"))));
      if (faults.has("coerces_amounts")) body = Buffer.from(coerceAmount(Buffer.from(body).toString("utf8")));
      const resign =
        (faults.has("accepts_any_signature") && presented !== undefined) ||
        (faults.has("accepts_missing_signature") && presented === undefined) ||
        faults.has("coerces_amounts");
      const headers = resign ? { ...request.headers, [signatureHeader.toLowerCase()]: sign(body, credentials.secret) } : request.headers;
      return adapter.understand({ ...request, body, headers }, credentials);
    },
  };
}

function coerceAmount(text: string): string {
  const body = JSON.parse(text) as Record<string, unknown>;
  if (!("amountUnits" in body)) return text;
  const amount = Math.trunc(Math.abs(Number(body["amountUnits"])));
  return JSON.stringify({ ...body, amountUnits: String(Number.isFinite(amount) ? amount : 1) });
}
