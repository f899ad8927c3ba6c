import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { capabilities } from "@lantern/contract/capability.ts";
import { everyCallRefusals } from "@lantern/contract/errors.ts";
import type { FastifyInstance } from "fastify";
import { refusalsText } from "./call-schemas.ts";
import { setDocumentationPolicy } from "./security-headers.ts";

const description = `Every call answers in one envelope: \`{"success":true,"value":…}\`, or \`{"success":false,"errorCode":"…","message":"…","value"?:…}\`
with a fitting HTTP status. The host name chooses the merchant. Headers: \`Authorization\` (the bare token of a session), \`Merchant\`, \`Language\`,
\`Device\`, \`Idempotency-Key\` where money moves, \`Encryption\` where the body is sealed. Calls marked as planned answer 501.

Any call may refuse with: ${refusalsText(everyCallRefusals)}.`;

/** Gathers the calls that are registered after it into `/openapi.json` (OpenAPI 3.1) and readable pages at `/docs`. */
export async function registerOpenApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Lantern", version: "1", description },
      tags: capabilities.map((name) => ({ name })),
      components: { securitySchemes: { session: { type: "apiKey", in: "header", name: "Authorization" } } },
    },
    hideUntagged: true,
  });
  server.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").header("access-control-allow-origin", "*").send(server.swagger()),
  );
  await server.register(async (documentation) => {
    documentation.addHook("onRequest", async (_request, reply) => setDocumentationPolicy(reply));
    await documentation.register(swaggerUi, {
      routePrefix: "/docs",
      uiConfig: { docExpansion: "none", tryItOutEnabled: false, layout: "BaseLayout" },
      theme: { title: "Lantern" },
    });
  });
}
