import { Readable } from "node:stream";
import fastify from "fastify";
import { WebSocketServer } from "ws";
import type { BareTask } from "./bare.ts";

/** Pieces that a page is streamed in, as a renderer would flush them. */
const pieceBytes = 16 * 1024;

let json: unknown = {};
let pieces: readonly Buffer[] = [];

const server = fastify();
server.get("/json", async () => json);
server.post("/json", async () => json);
server.get("/page", async (_request, reply) => reply.type("text/html; charset=utf-8").send(Readable.from(pieces)));
await server.listen({ host: "127.0.0.1", port: 0 });
const sockets = new WebSocketServer({ server: server.server, perMessageDeflate: false });

process.on("message", (task: BareTask) => {
  if ("json" in task) json = JSON.parse(task.json);
  if ("page" in task) pieces = cut(Buffer.from(task.page));
  if ("tell" in task) {
    const bytes = Buffer.from(task.tell);
    for (const socket of sockets.clients) socket.send(bytes, { binary: false });
  }
  process.send?.("done");
});
process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));

const address = server.server.address();
if (address === null || typeof address === "string") throw new Error("the bare server has no port");
process.stdout.write(`bare at http://127.0.0.1:${address.port}\n`);

function cut(bytes: Buffer): readonly Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
}
