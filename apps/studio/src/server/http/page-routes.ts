import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { findLeague } from "../../sports/leagues/registry.ts";
import { findTitle } from "../../titles/registry.ts";
import type { StudioConfiguration } from "../studio-configuration.ts";

export interface PageFolders {
  /** The built client: `index.html` and `assets/`. */
  readonly client: string;
  /** Pictures for the platform's lists and for the games, served under `/art/`. */
  readonly art: string;
}

const forEver = "public, max-age=31536000, immutable";

/** The playable client and its pictures. The address of a game never changes; what it loads is named by its content. */
export function registerPageRoutes(app: FastifyInstance, configuration: StudioConfiguration, folders: PageFolders): void {
  const policy = contentSecurityPolicy(configuration.frameAncestors);

  app.get<{ Params: { gameCode: string } }>("/play/:gameCode", (request, reply) => {
    const { gameCode } = request.params;
    const isSports = findLeague(gameCode) !== undefined;
    const index = path.join(folders.client, isSports ? "sports.html" : "index.html");
    const known = isSports || findTitle(gameCode) !== undefined;
    void reply.headers({ "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache" });
    if (!known) return reply.status(404).type("text/plain").send("There is no such game.");
    if (!existsSync(index)) return reply.status(503).type("text/plain").send("The games are not built yet: run npm start.");
    return reply.type("text/html; charset=utf-8").send(readFileSync(index));
  });

  const assets = path.join(folders.client, "assets");
  if (existsSync(assets)) {
    void app.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: immutable,
    });
  }
  if (existsSync(folders.art)) {
    void app.register(fastifyStatic, {
      root: folders.art,
      prefix: "/art/",
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        immutable(reply);
        // The platform's pages show these pictures from another origin.
        void reply.headers({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
      },
    });
  }
}

function immutable(reply: FastifyReply): void {
  void reply.header("Cache-Control", forEver);
}

function contentSecurityPolicy(frameAncestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${frameAncestors.join(" ")}`,
  ].join("; ");
}
