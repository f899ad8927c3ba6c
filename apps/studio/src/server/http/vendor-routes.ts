import { signatureHeader, signatureMatches } from "@lantern/vendor-kit/signature.ts";
import { LaunchRequest, launch as launchCall } from "@lantern/vendor-kit/wire/launch.ts";
import { catalogue as catalogueCall, type CatalogueAnswer } from "@lantern/vendor-kit/wire/catalogue.ts";
import { vendorPath, type VendorCall } from "@lantern/vendor-kit/wire/declare-vendor-call.ts";
import { fixtures as fixturesCall, type FixturesAnswer } from "@lantern/vendor-kit/wire/fixtures.ts";
import { health as healthCall } from "@lantern/vendor-kit/wire/health.ts";
import { vendorStatuses, type RefusalAnswer, type VendorStatus } from "@lantern/vendor-kit/wire/vendor-status.ts";
import {
  walletBalance,
  WalletBalanceRequest,
  walletDeposit,
  WalletDepositRequest,
  walletStatus,
  WalletStatusRequest,
  walletWithdraw,
  WalletWithdrawRequest,
} from "@lantern/vendor-kit/transfer-wallet/transfer-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { listFixtures } from "../../sports/server/list-fixtures.ts";
import type { MoneyPlace } from "../brands.ts";
import { launch } from "../launch.ts";
import type { Studio } from "../studio.ts";
import { findTransferStatus } from "../wallet/find-transfer-status.ts";
import { moveFunds } from "../wallet/move-funds.ts";
import { readBalance } from "../wallet/read-balance.ts";

/** The catalogue of the brands whose players' money stands at each place. */
export type StudioCatalogues = Readonly<Record<MoneyPlace, CatalogueAnswer>>;

interface Answer {
  readonly status: VendorStatus;
}

/**
 * What the platform calls. Signed over raw bytes, so bodies are kept as they came until the signature is checked. The secret that
 * signed says for which brands the studio is asked: those whose money stands with the platform, or with the studio.
 */
export function registerVendorRoutes(app: FastifyInstance, studio: Studio, catalogues: StudioCatalogues, portOf: () => number): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) => parsed(null, body));

    function post<const Request extends TSchema>(
      call: VendorCall,
      shape: Request,
      answer: (request: Static<Request>, moneyAt: MoneyPlace) => Answer,
    ): void {
      const validator = Compile(shape);
      scope.post(vendorPath(call), (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const moneyAt = signedFor(studio, request, body);
        if (moneyAt === undefined) return send(reply, unsigned);
        const parsed = parseJson(body);
        return send(reply, validator.Check(parsed) ? answer(parsed, moneyAt) : misshapen);
      });
    }
    function postToPurse<const Request extends TSchema>(
      call: VendorCall,
      shape: Request,
      answer: (request: Static<Request>) => Answer,
    ): void {
      post(call, shape, (request, moneyAt) => (moneyAt === "studio" ? answer(request) : unsigned));
    }

    scope.get(vendorPath(healthCall), (_request, reply) =>
      send(reply, { status: "ok", uptimeSeconds: Math.floor(process.uptime()) } as Answer),
    );
    scope.get(vendorPath(catalogueCall), (request, reply) => {
      const moneyAt = signedFor(studio, request, request.url);
      return send(reply, moneyAt === undefined ? unsigned : catalogues[moneyAt]);
    });
    scope.get(vendorPath(fixturesCall), (request, reply) => {
      const moneyAt = signedFor(studio, request, request.url);
      // No league's money stands with the studio.
      if (moneyAt === undefined) return send(reply, unsigned);
      return send(reply, moneyAt === "platform" ? listFixtures(studio) : noFixtures);
    });
    post(launchCall, LaunchRequest, (request, moneyAt) => launch(studio, request, { moneyAt, port: portOf() }));

    postToPurse(walletBalance, WalletBalanceRequest, (request) => readBalance(studio, request));
    for (const [call, shape, kind] of [
      [walletDeposit, WalletDepositRequest, "deposit"],
      [walletWithdraw, WalletWithdrawRequest, "withdraw"],
    ] as const) {
      postToPurse(call, shape, ({ transferId, playerId, currency, amountUnits: wire }) => {
        const amountUnits = BigInt(wire);
        return amountUnits === 0n ? misshapen : moveFunds(studio, { transferId, kind, playerId, currency, amountUnits });
      });
    }
    postToPurse(walletStatus, WalletStatusRequest, ({ transferId }) => findTransferStatus(studio, transferId));
    done();
  });
}

/** For which brands a call is signed; undefined for one that the platform did not sign. */
function signedFor({ configuration }: Studio, request: FastifyRequest, bytes: string | Uint8Array): MoneyPlace | undefined {
  const presented = request.headers[signatureHeader.toLowerCase()];
  const signature = Array.isArray(presented) ? undefined : presented;
  const { secret, secretAlso, walletSecret, walletSecretAlso } = configuration;
  const matches = (one: string | undefined) => one !== undefined && signatureMatches(bytes, one, signature);
  if (matches(secret) || matches(secretAlso)) return "platform";
  return walletSecret !== undefined && (matches(walletSecret) || matches(walletSecretAlso)) ? "studio" : undefined;
}

const noFixtures: FixturesAnswer = { status: "ok", fixtures: [] };

const unsigned: RefusalAnswer = { status: "invalid_signature", detail: "the signature is missing or not of these bytes" };
const misshapen: RefusalAnswer = { status: "invalid_request", detail: "not of the wire's shape" };

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.status(vendorStatuses[answer.status]).header("Cache-Control", "no-store").send(answer);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
