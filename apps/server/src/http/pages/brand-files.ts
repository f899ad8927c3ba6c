import { access } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../platform/refusal.ts";
import { identifyCaller } from "../caller.ts";
import { answerNotFound } from "../not-found.ts";
import type { ServerParts } from "../server-parts.ts";

/** Of the house itself: what a merchant without art of its own shows. */
const houseBrand = "house";

const brandPattern = /^([A-Z0-9_]+|house)$/;
const filePattern = /^[a-z0-9]+(-[a-z0-9]+)*\.(svg|png|webp|avif)$/;
const manifestPattern = /^([A-Z0-9_]+)\.webmanifest$/;

const iconSizes = [192, 512] as const;

/**
 * A merchant's file of art as a path under the built app's folder, the house's neutral one where the merchant has none of that name; undefined
 * where neither has. No other name than a plain one is looked for.
 */
export async function brandFile(clientFolder: string, merchantCode: string, name: string): Promise<string | undefined> {
  if (!brandPattern.test(merchantCode) || !filePattern.test(name)) return undefined;
  for (const brand of [merchantCode, houseBrand]) {
    const file = path.posix.join("art", "brands", brand, name);
    if (await isThere(path.join(clientFolder, file))) return file;
  }
  return undefined;
}

/**
 * Serves what a browser asks for beside a page: the merchant's favicon, app icons and manifest. A merchant whose brand was not drawn has the house's
 * neutral icon and a manifest with its name; other merchants' names are told to nobody.
 */
export function registerBrandFiles(server: FastifyInstance, parts: ServerParts, clientFolder: string): void {
  server.get<{ Params: { merchant: string; file: string } }>(
    "/art/brands/:merchant/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { merchant, file } = request.params;
      const found = await brandFile(clientFolder, merchant, file);
      if (found === undefined) return answerNotFound(request, reply);
      return reply.header("cache-control", "public, max-age=86400").sendFile(found);
    },
  );
  server.get<{ Params: { file: string } }>("/manifests/:file", { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const [, code] = manifestPattern.exec(file) ?? [];
    if (code === undefined) return answerNotFound(request, reply);
    void reply.header("cache-control", "no-cache");
    if (await isThere(path.join(clientFolder, "manifests", file))) return reply.sendFile(path.posix.join("manifests", file));
    return sendManifest(parts, request, reply, code);
  });
}

async function sendManifest(parts: ServerParts, request: FastifyRequest, reply: FastifyReply, code: string): Promise<FastifyReply> {
  const caller = await identifyCaller(parts, request);
  if (isRefusal(caller) || caller.merchant.code !== code) return answerNotFound(request, reply);
  return reply.type("application/manifest+json; charset=utf-8").send(JSON.stringify(manifestOf(caller.merchant)));
}

/** As the drawn brands' manifests are. Without colours of its own the browser takes the page's. */
function manifestOf({ code, name }: { readonly code: string; readonly name: string }) {
  const icons = (["icon", "maskable"] as const).flatMap((kind) =>
    iconSizes.map((size) => ({
      src: `/art/brands/${code}/${kind}-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      ...(kind === "maskable" ? { purpose: "maskable" } : {}),
    })),
  );
  return { name, short_name: name, id: "/", start_url: "/", scope: "/", display: "standalone", orientation: "portrait", icons };
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
