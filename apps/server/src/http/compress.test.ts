import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServerPlugin } from "./server-parts.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const long = "မင်္ဂလာပါ lantern ".repeat(200);
const pieces = ["<p>first</p>", "<p>second</p>"];
const mayEnd = Promise.withResolvers<void>();

/** Pages and JSON in the shapes that the server sends. */
const samples: ServerPlugin = async (server) => {
  server.get("/sample/long", async () => ({ long }));
  server.get("/sample/short", async () => ({ short: "x" }));
  server.get("/sample/picture", async (_request, reply) => reply.type("image/webp").send(Buffer.from(long)));
  server.get("/sample/stream", async (_request, reply) => {
    const { Readable } = await import("node:stream");
    async function* page() {
      yield pieces[0];
      await mayEnd.promise;
      yield pieces[1];
    }
    return reply.type("text/html").send(Readable.from(page()));
  });
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ calls: [], answers: [], plugins: [samples] });
});
afterAll(() => server.close());

interface Raw {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

function get(path: string, accept: string, onPiece: (sofar: Buffer) => void = () => undefined): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest(new URL(path, server.url), { headers: { "accept-encoding": accept } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        onPiece(Buffer.concat(chunks));
      });
      response.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    });
    sending.on("error", reject);
    sending.end();
  });
}

it("compresses what is long enough, with the best coding that the client takes", async () => {
  const brotli = await get("/sample/long", "gzip, deflate, br");
  expect([brotli.headers["content-encoding"], brotli.headers.vary]).toEqual(["br", "accept-encoding"]);
  expect(JSON.parse(brotliDecompressSync(brotli.bytes).toString())).toEqual({ long });
  const gzip = await get("/sample/long", "gzip;q=1.0, br;q=0");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(gzip.bytes).toString())).toEqual({ long });
});

it("leaves alone what is short, what is no text, and clients that ask for nothing", async () => {
  for (const [path, accept] of [
    ["/sample/short", "br"],
    ["/sample/picture", "br"],
    ["/sample/long", "identity"],
    ["/sample/long", ""],
  ] as const) {
    expect({ path, accept, encoding: (await get(path, accept)).headers["content-encoding"] }).toEqual({
      path,
      accept,
      encoding: undefined,
    });
  }
});

it("sends a streamed page piece by piece, compressed", async () => {
  const answered = await get("/sample/stream", "gzip", (sofar) => {
    // The second piece is made only once the first has arrived.
    if (gunzipSync(sofar, { finishFlush: 2 }).toString() === pieces[0]) mayEnd.resolve();
  });
  expect(gunzipSync(answered.bytes).toString()).toBe(pieces.join(""));
});
