import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { signatureHeader, signatureMatches } from "../signature.ts";

/** What goes wrong with the next call, of any kind or of the named one. */
export type TransferMishap =
  /** The request never arrives. */
  | "request_lost"
  /** It is done, and the answer never arrives. */
  | "answer_lost"
  /** It arrives after the caller has given up. */
  | "late"
  /** It arrives twice. */
  | "twice"
  /** The vendor refuses it. */
  | "refused"
  /** It is done, and answered with another amount. */
  | "wrong_amount"
  /** An error of the vendor's own, before anything is done. */
  | "failing";

interface StoredTransfer {
  readonly kind: "deposit" | "withdraw" | "dead";
  readonly asked: string;
  readonly amountUnits: bigint;
  readonly answer: object;
}

/** A vendor who keeps his players' money, for tests: his books are his own, and he plays with what he has. */
export interface TransferStandIn {
  readonly url: string;
  /** Taken from the front, one for each call; without one it goes well. */
  readonly mishaps: (TransferMishap | "none")[];
  readonly balanceOf: (playerId: string) => bigint;
  /** What a player wins, or below zero loses, with the money that stands here. */
  readonly play: (playerId: string, units: bigint) => void;
  /** Lets every request arrive that was late. */
  readonly deliverLate: () => void;
  /** Transfers that moved money, with their ids. */
  readonly moved: () => ReadonlyMap<string, bigint>;
  readonly calls: string[];
  readonly close: () => Promise<void>;
}

export interface TransferStandInOptions {
  readonly secret: string;
  readonly port?: number;
  /** A mistake that it makes on purpose, for the proof that the acceptance part finds it. */
  readonly mistake?: TransferMistake;
}

export const transferMistakes = [
  "deposits_a_repetition_again",
  "takes_another_body_under_a_known_id",
  "forgets_ids_it_was_asked_for",
  "gives_more_than_there_is",
  "takes_any_signature",
  "moves_a_part",
  "knows_players_only_after_a_deposit",
] as const;
export type TransferMistake = (typeof transferMistakes)[number];

type Fields = Readonly<Record<string, string>>;

/** Signatures and bodies are read here apart from the client that sends them. */
export async function startTransferStandIn({ secret, port = 0, mistake }: TransferStandInOptions): Promise<TransferStandIn> {
  const balances = new Map<string, bigint>();
  const transfers = new Map<string, StoredTransfer>();
  const late: Fields[] = [];

  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n;

  function move(kind: "deposit" | "withdraw", fields: Fields): object {
    const { transferId = "", playerId = "", amountUnits: wire = "" } = fields;
    const asked = JSON.stringify([kind, playerId, fields["currency"], wire]);
    const known = transfers.get(transferId);
    if (known?.kind === "dead") return { status: "transaction_rolled_back" };
    if (known !== undefined && known.asked !== asked && mistake !== "takes_another_body_under_a_known_id")
      return { status: "transaction_conflict" };
    if (known !== undefined && mistake !== "deposits_a_repetition_again") return known.answer;
    if (!/^[1-9][0-9]{0,17}$/.test(wire)) return { status: "invalid_request" };
    if (fields["currency"] !== "THB") return { status: "wrong_currency" };
    const amountUnits = mistake === "moves_a_part" ? (BigInt(wire) + 1n) / 2n : BigInt(wire);
    const left = balanceOf(playerId) + (kind === "deposit" ? amountUnits : -amountUnits);
    if (left < 0n && mistake !== "gives_more_than_there_is")
      return { status: "insufficient_funds", balanceUnits: String(balanceOf(playerId)) };
    balances.set(playerId, left < 0n ? 0n : left);
    const answer = { status: "ok", transferId, amountUnits: wire, balanceUnits: String(balanceOf(playerId)) };
    transfers.set(transferId, { kind, asked, amountUnits, answer });
    return answer;
  }

  function statusOf(transferId: string): object {
    const known = transfers.get(transferId);
    if (known === undefined && mistake !== "forgets_ids_it_was_asked_for")
      transfers.set(transferId, { kind: "dead", asked: "", amountUnits: 0n, answer: {} });
    if (known === undefined || known.kind === "dead") return { status: "ok", transferId, outcome: "refused" };
    return { status: "ok", transferId, outcome: "done", amountUnits: String(known.amountUnits) };
  }

  function perform(fields: Fields): object {
    switch (fields["call"]) {
      case "wallet-balance": {
        const playerId = fields["playerId"] ?? "";
        if (!balances.has(playerId) && mistake === "knows_players_only_after_a_deposit") return { status: "invalid_token" };
        return { status: "ok", balanceUnits: String(balanceOf(playerId)), currency: fields["currency"] };
      }
      case "wallet-deposit":
        return move("deposit", fields);
      case "wallet-withdraw":
        return move("withdraw", fields);
      case "wallet-status":
        return statusOf(fields["transferId"] ?? "");
      default:
        return { status: "invalid_request" };
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const presented = request.headers[signatureHeader.toLowerCase()];
    if (mistake !== "takes_any_signature" && !signatureMatches(body, secret, typeof presented === "string" ? presented : undefined))
      return send(response, 403, { status: "invalid_signature" });
    const fields = JSON.parse(body.toString("utf8")) as Fields;
    if (request.url === "/vendor-api/launch")
      return send(response, 200, { status: "ok", launchUrl: `${standIn.url}/play/${fields["gameCode"] ?? ""}` });
    if (request.url !== `/vendor-api/wallet/${(fields["call"] ?? "").replace("wallet-", "")}`)
      return send(response, 400, { status: "invalid_request" });
    standIn.calls.push(fields["call"] ?? "");
    const mishap = standIn.mishaps.shift();
    if (mishap === "failing") return send(response, 500, {});
    if (mishap === "request_lost") return void response.destroy();
    if (mishap === "late") {
      late.push(fields);
      return void response.destroy();
    }
    if (mishap === "refused") {
      const { transferId } = fields;
      if (transferId !== undefined && !transfers.has(transferId))
        transfers.set(transferId, { kind: "dead", asked: "", amountUnits: 0n, answer: {} });
      return send(response, 200, { status: "player_blocked" });
    }
    const first = perform(fields);
    const answer = mishap === "twice" ? perform(fields) : first;
    if (mishap === "answer_lost") return void response.destroy();
    send(response, 200, mishap === "wrong_amount" ? { ...answer, amountUnits: "7" } : answer);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const standIn: TransferStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mishaps: [],
    calls: [],
    balanceOf,
    play: (playerId, units) => {
      if (balanceOf(playerId) + units < 0n) throw new Error(`${playerId} cannot lose ${-units} of ${balanceOf(playerId)}`);
      balances.set(playerId, balanceOf(playerId) + units);
    },
    deliverLate: () => {
      for (const fields of late.splice(0)) perform(fields);
    },
    moved: () =>
      new Map(
        [...transfers]
          .filter(([, one]) => one.kind !== "dead")
          .map(([id, one]) => [id, one.kind === "deposit" ? one.amountUnits : -one.amountUnits]),
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return standIn;
}

function send(response: ServerResponse, httpStatus: number, body: object): void {
  response.writeHead(httpStatus, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
