import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerSportsRoutes } from "../../sports/server/sports-routes.ts";
import type { Studio } from "../studio.ts";
import { compressText } from "./compress-text.ts";
import { malformed, registerGameRoutes, sendGameRefusal } from "./game-routes.ts";
import { registerPageRoutes, type PageFolders } from "./page-routes.ts";
import { registerVendorRoutes, type StudioCatalogues } from "./vendor-routes.ts";

const bodyBytesMax = 16_384;

/** The bare server. Addresses are never logged: they hold codes and tokens. */
export function makeApp(logLevel: string): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, base: { process: "studio" } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    forceCloseConnections: "idle",
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
}

/** The studio's three faces over HTTP: for the platform, for the client, for the browser. */
export function buildHttp(
  app: FastifyInstance & { readonly log: FastifyBaseLogger },
  studio: Studio,
  { catalogues, folders, portOf }: { readonly catalogues: StudioCatalogues; readonly folders: PageFolders; readonly portOf: () => number },
): void {
  app.addHook("onSend", async (_request, reply) => {
    void reply.header("X-Content-Type-Options", "nosniff");
    // A connection that is kept would keep the process.
    if (studio.isClosing()) void reply.header("Connection", "close");
  });
  compressText(app);
  app.setErrorHandler((failure, request, reply) => {
    const status = statusOf(failure);
    if (status < 500) return sendGameRefusal(reply, malformed);
    request.log.error({ failure, route: request.routeOptions.url }, "the request failed");
    return reply.status(500).header("Cache-Control", "no-store").send({ error: "platform_unavailable" });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).type("text/plain").send("There is nothing here."));
  app.get("/healthz", () => ({ status: "ok" }));
  registerVendorRoutes(app, studio, catalogues, portOf);
  registerGameRoutes(app, studio);
  registerSportsRoutes(app, studio);
  registerPageRoutes(app, studio.configuration, folders);
}

function statusOf(failure: unknown): number {
  const status = typeof failure === "object" && failure !== null && "statusCode" in failure ? Number(failure.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
