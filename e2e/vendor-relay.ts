import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { demoPassword } from "./log-in.ts";
import type { Phone } from "./phone.ts";

/** What becomes of calls on their way: carried both ways, or only there, or not at all. */
export type RelayMood = "carries" | "loses_answers" | "loses_calls";

/** A stretch of network between the platform and the studio's wallet, which a journey can break. */
export interface VendorRelay {
  /** For calls whose path ends so; the last that was said counts, `carries` where nothing was. */
  readonly set: (mood: RelayMood, pathEnd?: string) => void;
  /** Paths of the calls that came, whatever became of them. */
  readonly heard: readonly string[];
  /** The platform reaches the studio directly again. */
  readonly close: () => Promise<void>;
}

/** Has the platform reach the studio's wallet through the relay: its engineer says so at the vendors' desk. */
export async function relayStudioWallet({ context, origin }: Pick<Phone, "context" | "origin">): Promise<VendorRelay> {
  const studioUrl = `http://127.0.0.1:${Number(new URL(origin).port) + 1}`;
  const moods: { readonly mood: RelayMood; readonly pathEnd: string }[] = [];
  const heard: string[] = [];

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url = "/", method = "GET", headers } = request;
    heard.push(url);
    const mood = moods.findLast(({ pathEnd }) => url.endsWith(pathEnd))?.mood ?? "carries";
    if (mood === "loses_calls") return void response.destroy();
    const signature = headers["x-vendor-signature"];
    const answer = await fetch(`${studioUrl}${url}`, {
      method,
      headers: { "content-type": "application/json", ...(typeof signature === "string" ? { "x-vendor-signature": signature } : {}) },
      ...(method === "POST" ? { body: Buffer.concat(parts) } : {}),
    });
    const text = await answer.text();
    if (mood === "loses_answers") return void response.destroy();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "application/json" });
    response.end(text);
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const say = async (path: string, form: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await context.request.post(`${origin}/vendors${path}`, { form, headers: { origin }, maxRedirects: 0 });
    if (answer.status() >= 400) throw new Error(`The desk answered ${answer.status()} to ${path}`);
  };
  await say("/login", { userName: "vendor03", password: demoPassword });
  const reachAt = (baseUrl: string) => say("/settings", { baseUrl, publicUrl: "", networks: "", roundClosing: "vendor" });
  await reachAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    set: (mood, pathEnd = "") => void moods.push({ mood, pathEnd }),
    heard,
    close: async () => {
      await reachAt(studioUrl);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
