import type { FastifyInstance } from "fastify";
import type { Scope } from "../../platform/context.ts";

const idPattern = /^[0-9a-f]{32}$/;

const selectBytes: Readonly<Record<string, { readonly sql: string; readonly type: string }>> = {
  "small.avif": { sql: "select small_avif as bytes from games_pictures where id = $1", type: "image/avif" },
  "small.webp": { sql: "select small_webp as bytes from games_pictures where id = $1", type: "image/webp" },
  "large.avif": { sql: "select large_avif as bytes from games_pictures where id = $1", type: "image/avif" },
  "large.webp": { sql: "select large_webp as bytes from games_pictures where id = $1", type: "image/webp" },
};

/** The address of a game's picture; another picture has another one. */
export function pictureUrl(id: string, size: "small" | "large", format: "avif" | "webp"): string {
  return `/game-pictures/${id}/${size}.${format}`;
}

/** Serves games' pictures, for good: what an address shows never changes. */
export async function picturePlugin(server: FastifyInstance, { database }: Scope): Promise<void> {
  server.get<{ Params: { id: string; file: string } }>("/game-pictures/:id/:file", { schema: { hide: true } }, async (request, reply) => {
    const { id, file } = request.params;
    const asked = Object.hasOwn(selectBytes, file) ? selectBytes[file] : undefined;
    const [row] = asked !== undefined && idPattern.test(id) ? await database.query<{ readonly bytes: Uint8Array }>(asked.sql, [id]) : [];
    if (asked === undefined || row === undefined) return reply.code(404).header("cache-control", "no-store").send();
    return reply
      .type(asked.type)
      .headers({ "cache-control": "public, max-age=31536000, immutable", "content-disposition": "inline" })
      .send(Buffer.from(row.bytes));
  });
}
