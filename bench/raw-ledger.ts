import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import { executeMessages, namedStatement, type NamedStatement } from "@lantern/database/postgres/named-statement.ts";
import pg from "pg";
import { AnswerEnds } from "./answer-ends.ts";
import { callOf, type BareKind } from "./bare-ledger.ts";

/**
 * The ledger's functions over nothing but sockets: one write a movement, and of the answer only its end is looked for. What is dearer
 * than pgbench here is node's own; no driver and no pool can be below it.
 */
export interface RawLedger {
  /** @throws Error where the server refuses the statement, or more run at once than there are connections */
  move(kind: BareKind, memberId: string, key: string): Promise<void>;
  close(): Promise<void>;
}

export async function openRawLedger(url: string, connections: number): Promise<RawLedger> {
  const open = await Promise.all(Array.from({ length: connections }, () => openRawConnection(url)));
  const free = [...open];
  return {
    move: async (kind, memberId, key) => {
      const connection = free.pop();
      if (connection === undefined) throw new Error("every raw connection is taken");
      const { text, values } = callOf(kind, `raw:${key}`, `\\x${randomBytes(32).toString("hex")}`, memberId);
      await connection.run(text, values);
      free.push(connection);
    },
    close: async () => {
      await Promise.all(open.map((connection) => connection.close()));
    },
  };
}

interface RawConnection {
  run(text: string, values: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/** A connection that `pg` has opened, whose socket is then read and written here alone. */
async function openRawConnection(url: string): Promise<RawConnection> {
  const client = new pg.Client({ connectionString: url, options: "-c timezone=UTC" });
  // It may still hear that its database is dropped.
  client.on("error", () => {});
  await client.connect();
  const socket = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
  const prepared = new Set<NamedStatement>();
  let waiting: Waiting | undefined;
  const reader = new AnswerEnds((error) => {
    const done = waiting;
    waiting = undefined;
    if (error === undefined) done?.resolve();
    else done?.reject(error);
  });
  const listeners = socket.listeners("data") as ((chunk: Buffer) => void)[];
  socket.removeAllListeners("data");
  const read = (chunk: Buffer) => reader.read(chunk);
  socket.on("data", read);
  socket.once("close", () => waiting?.reject(new Error("the connection broke")));
  return {
    run: (text, values) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const statement = namedStatement(text);
        if (statement === undefined) throw new Error("the statement cannot be prepared");
        const messages = executeMessages(statement, values);
        socket.write(prepared.has(statement) ? messages : Buffer.concat([statement.prepareMessages, messages]));
        prepared.add(statement);
      }),
    close: async () => {
      socket.off("data", read);
      for (const listener of listeners) socket.on("data", listener);
      await client.end();
    },
  };
}
