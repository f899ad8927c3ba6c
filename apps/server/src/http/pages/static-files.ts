import { readdirSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const oneYear = "365d";
const oneDay = "1d";

/** Files whose names do not change with their content and that browsers must ask for again: the service worker, manifests. */
const neverKept = /\.(js|json|webmanifest|html)$/;

/**
 * Serves the built app's files: what stands under `assets/` has its hash in its name and never changes; art stays a day; the service
 * worker is asked for each time. A `.br` or `.gz` beside a file is sent to browsers that take it.
 */
export async function registerStaticFiles(server: FastifyInstance, folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.name.startsWith("."));
  const shared = { preCompressed: true, index: false, redirect: false, wildcard: true, dotfiles: "ignore" } as const;
  await server.register(fastifyStatic, { ...shared, root: folder, serve: false, cacheControl: false });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const hashed = name === "assets";
    await server.register(fastifyStatic, {
      ...shared,
      root: path.join(folder, name),
      prefix: `/${name}/`,
      decorateReply: false,
      immutable: hashed,
      maxAge: hashed ? oneYear : oneDay,
      schemaHide: true,
    });
  }
  for (const { name } of entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))) {
    server.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => sendRootFile(reply, name));
  }
}

/** A worker's own policy comes with its file: it imports our scripts and fetches from us, nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self'; style-src 'self'";
const workerFile = "service-worker.js";

function sendRootFile(reply: FastifyReply, name: string): FastifyReply {
  void reply.header("cache-control", neverKept.test(name) ? "no-cache" : "public, max-age=86400");
  if (name === workerFile) void reply.header("content-security-policy", workerPolicy);
  return reply.sendFile(name);
}
