import { signatureHeader, signatureMatches } from "@lantern/vendor-kit/signature.ts";
import { LaunchRequest, launch as launchCall } from "@lantern/vendor-kit/wire/launch.ts";
import { catalogue as catalogueCall, type CatalogueAnswer } from "@lantern/vendor-kit/wire/catalogue.ts";
import { vendorPath } from "@lantern/vendor-kit/wire/declare-vendor-call.ts";
import { fixtures as fixturesCall, type FixturesAnswer } from "@lantern/vendor-kit/wire/fixtures.ts";
import { health as healthCall, type HealthAnswer } from "@lantern/vendor-kit/wire/health.ts";
import { vendorStatuses, type RefusalAnswer } from "@lantern/vendor-kit/wire/vendor-status.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Compile } from "typebox/compile";
import { listFixtures } from "../../sports/server/list-fixtures.ts";
import { launch } from "../launch.ts";
import type { Studio } from "../studio.ts";

const launchValidator = Compile(LaunchRequest);

type Answer = CatalogueAnswer | FixturesAnswer | HealthAnswer | { readonly status: "ok"; readonly launchUrl: string } | RefusalAnswer;

/** What the platform calls. Signed over raw bytes, so bodies are kept as they came until the signature is checked. */
export function registerVendorRoutes(app: FastifyInstance, studio: Studio, catalogue: CatalogueAnswer, portOf: () => number): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) => parsed(null, body));

    scope.get(vendorPath(healthCall), (_request, reply) => send(reply, { status: "ok", uptimeSeconds: Math.floor(process.uptime()) }));

    scope.get(vendorPath(catalogueCall), (request, reply) => send(reply, signed(request, request.url) ? catalogue : unsigned));

    scope.get(vendorPath(fixturesCall), (request, reply) => send(reply, signed(request, request.url) ? listFixtures(studio) : unsigned));

    scope.post(vendorPath(launchCall), (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!signed(request, body)) return send(reply, unsigned);
      const parsed = parseJson(body);
      if (!launchValidator.Check(parsed)) return send(reply, { status: "invalid_request", detail: "not of the wire's shape" });
      return send(reply, launch(studio, parsed, portOf()));
    });
    done();
  });

  function signed(request: FastifyRequest, bytes: string | Uint8Array): boolean {
    const presented = request.headers[signatureHeader.toLowerCase()];
    const signature = Array.isArray(presented) ? undefined : presented;
    const { secret, secretAlso } = studio.configuration;
    return signatureMatches(bytes, secret, signature) || (secretAlso !== undefined && signatureMatches(bytes, secretAlso, signature));
  }
}

const unsigned: RefusalAnswer = { status: "invalid_signature", detail: "the signature is missing or not of these bytes" };

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
