import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { measureLoad } from "./load.ts";

test("counts answers, one latency each, and stops by itself at the number asked for", async () => {
  let served = 0;
  const server = createServer((_request, response) => response.end(String((served += 1))));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcome = await measureLoad({ url, request: { method: "GET", path: "/" }, clients: 3, durationMs: 20_000, requestsMax: 40 });
  await new Promise((resolve) => server.close(resolve));
  expect([outcome.answers, outcome.latenciesMs.length, served]).toEqual([40, 40, 40]);
});

test("goes to no other machine", async () => {
  const load = measureLoad({ url: "http://example.com:80", request: { method: "GET", path: "/" }, clients: 1, durationMs: 10 });
  await expect(load).rejects.toThrow("127.0.0.1 only");
});
