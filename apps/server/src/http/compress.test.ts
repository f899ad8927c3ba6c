import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { declareCall } from "@lantern/contract/call.ts";
import { Type } from "typebox";
import { shareValue } from "../platform/shared-value.ts";
import { answer } from "./answer.ts";
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

const listed = declareCall({
  name: "listed",
  capability: "site",
  method: "GET",
  path: "/wps/test/listed",
  access: "public",
  summary: "For tests.",
  refusals: [],
  value: Type.Object({ long: Type.String() }),
});
/** `hidden` is no part of the call's value, so it must not be sent. */
const sharedList = shareValue({ long, hidden: "secret" });
let given: { readonly long: string } = sharedList;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ calls: [listed], answers: [answer(listed, async () => given)], plugins: [samples] });
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

it("a value that many share is sent alike at the first and the later asking, plain and compressed, until another takes its place", async () => {
  const read = async (accept: string) => {
    const { headers, bytes } = await get(listed.path, accept);
    const encoding = headers["content-encoding"];
    const plain = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
    return {
      encoding,
      type: headers["content-type"],
      cache: headers["cache-control"],
      vary: headers.vary,
      answer: JSON.parse(plain.toString()),
    };
  };
  const asExpected = (encoding: string | undefined, text: string) => ({
    encoding,
    type: "application/json; charset=utf-8",
    cache: "no-store",
    vary: "accept-encoding",
    answer: { success: true, value: { long: text } },
  });
  for (const round of ["first", "again"]) {
    expect({ round, ...(await read("br, gzip")) }).toEqual({ round, ...asExpected("br", long) });
    expect({ round, ...(await read("gzip")) }).toEqual({ round, ...asExpected("gzip", long) });
    expect({ round, ...(await read("identity")) }).toEqual({ round, ...asExpected(undefined, long) });
  }
  given = { long: `new ${long}` };
  expect(await read("br")).toEqual(asExpected("br", `new ${long}`));
});
