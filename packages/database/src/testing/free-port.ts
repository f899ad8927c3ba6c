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

/** The first of so many free ports in a row. */
export async function freePortRow(length: number): Promise<number> {
  for (;;) {
    const port = await freePort();
    const others = Array.from({ length: length - 1 }, (_, place) => port + 1 + place);
    const free = await Promise.all(others.map((other) => freePort(other).catch(() => 0)));
    if (free.every((found, place) => found === others[place])) return port;
  }
}

/** A free port whose successor is free too: the platform takes one, the studio the next. */
export function freePortPair(): Promise<number> {
  return freePortRow(2);
}
