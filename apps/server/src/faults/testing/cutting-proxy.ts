import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface CuttingProxy {
  readonly port: number;
  /** While true, connections are cut at random; otherwise everything passes. */
  cutting: boolean;
  /** While true, nothing passes in either direction and nobody is told; it passes later: a network, or a disk, that hangs. */
  hang(hanging: boolean): void;
  /** Cuts by where they came: in the middle of a statement, or after a statement or a commit whose answer then never arrives. */
  readonly cuts: { readonly statement: number; readonly answer: number; readonly commit: number };
  close(): Promise<void>;
}

/** How often each kind of cut comes while `cutting`: rare enough that most transactions get through. */
const chanceOf = { statement: 0.01, answer: 0.01, commit: 0.08 } as const;

/**
 * A TCP proxy on loopback between the platform and PostgreSQL that resets connections at the worst moments: half-way through
 * what the platform sends, and after PostgreSQL has done what it was told but before its answer is passed on.
 */
export async function startCuttingProxy(
  target: { readonly host: string; readonly port: number },
  chance: () => number,
): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  const cuts = { statement: 0, answer: 0, commit: 0 };
  let hanging = false;
  const proxy = { cutting: false };

  const server = createServer((fromPlatform) => {
    const toDatabase = connect(target);
    let answerIsLost = false;
    for (const socket of [fromPlatform, toDatabase]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        fromPlatform.destroy();
        toDatabase.destroy();
      });
    }
    const cut = () => {
      fromPlatform.resetAndDestroy();
      toDatabase.resetAndDestroy();
    };
    if (hanging) for (const socket of [fromPlatform, toDatabase]) socket.pause();
    fromPlatform.on("data", (chunk: Buffer) => {
      if (!proxy.cutting) return void toDatabase.write(chunk);
      const kind = kindOfCut(chunk, chance);
      if (kind === "statement") {
        cuts.statement += 1;
        toDatabase.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), cut);
        return;
      }
      if (kind !== undefined) {
        cuts[kind] += 1;
        answerIsLost = true;
      }
      toDatabase.write(chunk);
    });
    toDatabase.on("data", (chunk: Buffer) => {
      if (answerIsLost) cut();
      else fromPlatform.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(proxy, {
    port,
    cuts,
    hang: (isHanging: boolean) => {
      hanging = isHanging;
      for (const socket of sockets) void (hanging ? socket.pause() : socket.resume());
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  });
}

function kindOfCut(chunk: Buffer, chance: () => number): keyof typeof chanceOf | undefined {
  if (/commit/i.test(chunk.toString("latin1"))) return chance() < chanceOf.commit ? "commit" : undefined;
  const drawn = chance();
  if (drawn < chanceOf.statement) return "statement";
  return drawn < chanceOf.statement + chanceOf.answer ? "answer" : undefined;
}
