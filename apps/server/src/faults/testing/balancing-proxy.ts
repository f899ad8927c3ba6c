import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface BalancingProxy {
  readonly url: string;
  /** Requests that each process answered, by its port. */
  readonly answeredBy: ReadonlyMap<number, number>;
  /** How many of the processes it sends to now. */
  readyCount(): number;
  close(): Promise<void>;
}

const lookEveryMs = 200;
const failuresMax = 2;

interface Upstream {
  readonly port: number;
  readonly agent: Agent;
  failures: number;
}

/**
 * A proxy as small as can be that does what the operating guide asks of a real one: looks at `/readyz`, sends to the processes that are
 * ready in turn, keeps their connections, and tells them host, address and protocol. A process that takes no connection is skipped; a
 * request that was sent is never sent again.
 */
export async function startBalancingProxy({
  ports,
  hostName,
}: {
  readonly ports: readonly number[];
  readonly hostName: string;
}): Promise<BalancingProxy> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), failures: failuresMax }));
  const answeredBy = new Map<number, number>();
  const ready = () => upstreams.filter(({ failures }) => failures < failuresMax);
  let turn = 0;

  async function look(upstream: Upstream): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${upstream.port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    upstream.failures = isReady ? 0 : upstream.failures + 1;
  }
  const looking = setInterval(() => void Promise.all(upstreams.map(look)), lookEveryMs);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const candidates = ready();
    turn += 1;
    send(candidates.length === 0 ? [] : [...candidates.slice(turn % candidates.length), ...candidates], { request, response, body });
  }

  function send(
    [upstream, ...others]: readonly Upstream[],
    exchange: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly body: Buffer },
  ): void {
    const { request, response, body } = exchange;
    if (upstream === undefined) return void response.writeHead(502).end("{}");
    const headers = {
      ...request.headers,
      "x-forwarded-host": hostName,
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "https",
      "content-length": String(body.length),
    };
    const { method, url: path } = request;
    const sending = httpRequest({ host: "127.0.0.1", port: upstream.port, agent: upstream.agent, method, path, headers }, (answered) => {
      answeredBy.set(upstream.port, (answeredBy.get(upstream.port) ?? 0) + 1);
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    sending.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return send(others, exchange);
      response.writeHead(502).end(JSON.stringify({ errorCode: `proxy ${error.code ?? error.message}` }));
    });
    sending.end(body);
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answeredBy,
    readyCount: () => ready().length,
    close: async () => {
      clearInterval(looking);
      for (const { agent } of upstreams) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
