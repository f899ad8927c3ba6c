import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { SmsConfiguration } from "../../platform/configuration.ts";

/** A message that the stand-in took, as its list shows it. */
export interface TakenSms {
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly validity: string | null;
  status: string;
  readonly date_created: string;
}

/**
 * What the stand-in does with the next requests to send:
 * - `take`: takes the message and says so;
 * - `loseAnswer`: takes the message, and the connection breaks before the answer;
 * - `hang`: takes the message and never answers;
 * - a status, with the API's own code: takes nothing.
 */
export type SmsApiMood = "take" | "loseAnswer" | "hang" | { readonly status: number; readonly code: number };

export interface SmsApi {
  readonly configuration: SmsConfiguration;
  readonly taken: TakenSms[];
  mood: SmsApiMood;
  close(): Promise<void>;
}

const accountId = "AC0123456789abcdef0123456789abcdef";
const token = "a-secret-token";
const path = `/2010-04-01/Accounts/${accountId}/Messages.json`;

/** A stand-in of the Messages resource of the public API, on a free port of this machine. */
export async function startSmsApi(now: () => Date): Promise<SmsApi> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const api: SmsApi = {
    configuration: { url: `http://127.0.0.1:${port}`, accountId, token, sender: "+15005550006" },
    taken: [],
    mood: "take",
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", api.configuration.url);
    if (url.pathname !== path) return say(response, 404, { code: 20404, status: 404 });
    const expected = `Basic ${Buffer.from(`${accountId}:${token}`).toString("base64")}`;
    if (request.headers.authorization !== expected) return say(response, 401, { code: 20003, status: 401 });
    if (request.method === "GET") return list(url, response);
    const form = new URLSearchParams(await bodyOf(request));
    if (typeof api.mood === "object") return say(response, api.mood.status, { ...api.mood, message: "no" });
    const message = {
      to: form.get("To") ?? "",
      from: form.get("From") ?? form.get("MessagingServiceSid") ?? "",
      body: form.get("Body") ?? "",
      validity: form.get("ValidityPeriod"),
      status: "queued",
      date_created: now().toUTCString(),
    };
    api.taken.push(message);
    if (api.mood === "loseAnswer") request.socket.destroy();
    if (api.mood === "take") say(response, 201, { sid: `SM${api.taken.length}`, ...message });
  }

  /** The newest first, as the API lists them. */
  function list(url: URL, response: ServerResponse): void {
    const messages = api.taken.filter(({ to }) => to === url.searchParams.get("To")).toReversed();
    say(response, 200, { messages: messages.map((message) => ({ direction: "outbound-api", ...message })) });
  }
}

function say(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
