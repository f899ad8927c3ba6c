import type { FastifyInstance } from "fastify";
import type { Scope } from "../../platform/context.ts";
import { headIconSides, type HeadIconSize } from "./head-icon-value.ts";

const idPattern = /^[\w-]{24}$/;

const selectPicture = {
  small: `select small_webp as webp from accounts_head_icons where id = $1`,
  large: `select large_webp as webp from accounts_head_icons where id = $1`,
} as const satisfies Record<HeadIconSize, string>;

/**
 * Serves members' own pictures to whoever has the address: nobody guesses it, and another picture has another one, so that it may be kept
 * for good. What is in the path is compared with a pattern and asked for in the database; no file is ever opened by it.
 */
export async function headIconPlugin(server: FastifyInstance, { database }: Scope): Promise<void> {
  server.get<{ Params: { id: string; file: string } }>("/head-icons/:id/:file", { schema: { hide: true } }, async (request, reply) => {
    const { id, file } = request.params;
    const size = sizeOf(file);
    if (size === undefined || !idPattern.test(id)) return reply.code(404).header("cache-control", "no-store").send();
    const [row] = await database.query<{ webp: Buffer }>(selectPicture[size], [id]);
    if (row === undefined) return reply.code(404).header("cache-control", "no-store").send();
    return reply
      .type("image/webp")
      .headers({ "cache-control": "public, max-age=31536000, immutable", "content-disposition": "inline" })
      .send(Buffer.from(row.webp));
  });
}

function sizeOf(file: string): HeadIconSize | undefined {
  return (Object.keys(headIconSides) as HeadIconSize[]).find((size) => file === `${size}.webp`);
}
