import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

/** Changes an answer's value on its way to the page; what it gives back is what the page reads. */
export type Doctor = (path: string, value: unknown) => unknown;

/** A stretch of network between a page and its platform. */
export interface PageRelay {
  readonly url: string;
  /** Every call's value passes it from now on; undefined carries all as it is. */
  doctor: Doctor | undefined;
  readonly close: () => Promise<void>;
}

/** Carries pages, calls and the stream to a platform; its own host name and port are the ones that the browser knows. */
export async function startPageRelay(platformUrl: string): Promise<PageRelay> {
  const port = Number(new URL(platformUrl).port);
  const sockets = new Set<Socket>();

  function carry(request: IncomingMessage, response: ServerResponse): void {
    const { url: path = "/", method = "GET", headers } = request;
    const doctor = relay.doctor;
    const doctored = doctor !== undefined && path.startsWith("/lgw/");
    const onward = { ...headers, ...(doctored ? { "accept-encoding": "identity" } : {}) };
    const asked = ask({ host: "127.0.0.1", port, path, method, headers: onward }, (answer) => {
      if (!doctored) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(response);
      }
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const envelope = JSON.parse(Buffer.concat(parts).toString()) as { success: boolean; value: unknown };
        const text = JSON.stringify(envelope.success ? { ...envelope, value: doctor(path, envelope.value) } : envelope);
        response.writeHead(answer.statusCode ?? 502, { "content-type": "application/json", "cache-control": "no-store" });
        response.end(text);
      });
    });
    asked.on("error", () => response.destroy());
    request.pipe(asked);
  }

  const server = createServer(carry);
  server.on("upgrade", (request, socket: Socket, head: Buffer) => {
    const onward = connect(port, "127.0.0.1", () => {
      const { rawHeaders, url = "/" } = request;
      const lines = rawHeaders.flatMap((name, place) => (place % 2 === 0 ? [`${name}: ${rawHeaders[place + 1] ?? ""}`] : []));
      onward.write([`GET ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => sockets.delete(end));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const relay: PageRelay = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    doctor: undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return relay;
}
