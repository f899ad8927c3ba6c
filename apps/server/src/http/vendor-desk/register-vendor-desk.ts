import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Scope } from "../../platform/context.ts";
import { houseFaceRules } from "../house-faces.ts";
import type { RateLimiter } from "../rate-limit.ts";
import type { FindMerchant } from "../server-parts.ts";
import { addCallRoutes } from "./call-routes.ts";
import { addCheckRoutes } from "./check-routes.ts";
import { isOwnForm, takeForms, textsOf } from "./desk-request.ts";
import { makeDeskSite, type DeskSite } from "./desk-site.ts";
import { addDocsRoutes } from "./docs-routes.ts";
import { markup } from "./markup.ts";
import { addOverviewRoutes } from "./overview-routes.ts";
import { addSessionRoutes } from "./session-routes.ts";
import { addSettingsRoutes } from "./settings-routes.ts";

interface DeskParts {
  readonly scope: Scope;
  readonly findMerchant: FindMerchant;
  readonly limiter: RateLimiter;
  /** Of the built player's app, which has the house's faces. */
  readonly clientFolder: string | undefined;
}

/** Requests a minute of one address; what calls the vendor or hashes a password is rarer. */
const ratePerMinute = 240;
const rareRatePerMinute = 12;

/**
 * The vendors' desk, `/vendors`: plain pages and forms for engineers of vendors, each of whom sees his own integration. Exists where the
 * configuration has it: in demo mode, unless it is turned off.
 */
export async function registerVendorDesk(server: FastifyInstance, parts: DeskParts): Promise<void> {
  const { scope, findMerchant, limiter, clientFolder } = parts;
  if (!scope.configuration.vendorDesk) return;
  await server.register(async (desk) => {
    takeForms(desk);
    const faceRules = clientFolder === undefined ? "" : houseFaceRules(clientFolder);
    const site = makeDeskSite({ desk, scope, findMerchant, faceRules });
    keepGate(site, limiter);
    for (const add of [addSessionRoutes, addOverviewRoutes, addSettingsRoutes, addCallRoutes, addCheckRoutes, addDocsRoutes]) add(site);
  });
}

/** So many requests and no more, and no form of another page. */
function keepGate({ desk, send }: DeskSite, limiter: RateLimiter): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, title: "vendors.tooFast" | "vendors.foreignForm") => {
    const { say } = textsOf(request);
    const body = markup`<p><a class="button" href="/vendors">${say("vendors.login.submit")}</a></p>`;
    return send(request, reply, { title: say(title), who: undefined, tab: undefined, body });
  };
  desk.addHook("preHandler", async (request, reply) => {
    const isForm = request.method === "POST";
    const url = request.routeOptions.url ?? "";
    const waitSeconds =
      isForm && /\/(?:login|checks)$/.test(url)
        ? limiter.takeOfCall(`vendor-desk ${url}`, request.ip, rareRatePerMinute)
        : limiter.takeOfCall("vendor-desk", request.ip, ratePerMinute);
    if (waitSeconds !== undefined) return refuse(request, reply.code(429), "vendors.tooFast");
    if (isForm && !isOwnForm(request)) return refuse(request, reply.code(403), "vendors.foreignForm");
    return undefined;
  });
}
