import { createServer } from "node:net";

/** A port of this machine that was free a moment ago: any, or the one that is named, which is refused where it is taken. */
export function freePort(named = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(named, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** A free port whose successor is free too: the platform takes one, the studio the next. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if ((await freePort(port + 1).catch(() => 0)) === port + 1) return port;
  }
}
