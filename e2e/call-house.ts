import { request } from "node:http";
import type { BrowserContext } from "playwright-core";

interface CallOptions {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * A call in the browser's name that no page makes: with its cookies, and those of the answer laid into it. Not every machine knows host names
 * under `localhost` as browsers do, so the house is reached at the loopback address under its name.
 * @returns the envelope's value; a refusal throws.
 */
export async function callHouse<Value>(
  context: BrowserContext,
  url: string,
  { method = "GET", headers, body }: CallOptions = {},
): Promise<Value> {
  const { host, port, pathname, search, origin } = new URL(url);
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join("; ");
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const { text, setCookies } = await new Promise<{ text: string; setCookies: readonly string[] }>((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path: `${pathname}${search}`,
        headers: { ...headers, host, cookie, ...(sent === undefined ? {} : { "content-type": "application/json" }) },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => resolve({ text: Buffer.concat(parts).toString(), setCookies: answer.headers["set-cookie"] ?? [] }));
        answer.on("error", reject);
      },
    );
    call.on("error", reject);
    call.end(sent);
  });
  await context.addCookies(setCookies.map((line) => ({ ...nameAndValue(line), url: origin, httpOnly: /;\s*httponly/i.test(line) })));
  const { success, value, message } = JSON.parse(text) as { readonly success: boolean; readonly value: Value; readonly message?: string };
  if (!success) throw new Error(`${url}: ${message ?? "refused"}`);
  return value;
}

function nameAndValue(line: string): { readonly name: string; readonly value: string } {
  const [pair = ""] = line.split(";");
  const end = pair.indexOf("=");
  return { name: pair.slice(0, end).trim(), value: pair.slice(end + 1).trim() };
}
