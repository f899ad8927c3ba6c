import { Worker } from "node:worker_threads";
import { columnDecoder, encodeParameter } from "../column-values.ts";
import { DatabaseError, toDatabaseError } from "../database-error.ts";
import type { StatementResult, StatementRunner } from "../statement-runner.ts";
import type { WorkerAction, WorkerPlaces, WorkerResponse, WorkerResult } from "./worker-messages.ts";

interface Waiting {
  readonly resolve: (result: WorkerResult) => void;
  readonly reject: (error: Error) => void;
}

export interface WorkerClient {
  readonly run: StatementRunner;
  writeSnapshot(file: string): Promise<void>;
  close(): Promise<void>;
}

function decodeRows({ columns, rows }: WorkerResult): Record<string, unknown>[] {
  const decoders = columns.map((column) => columnDecoder(column.typeId));
  return rows.map((row) => {
    const decoded: Record<string, unknown> = {};
    for (const [index, column] of columns.entries()) {
      const text = row[index] ?? null;
      decoded[column.name] = text === null ? null : decoders[index]?.(text);
    }
    return decoded;
  });
}

/** Starts the worker that runs PGlite, so that no long query holds the main thread. */
export async function startWorker(places: WorkerPlaces, onNotification: (channel: string, payload: string) => void): Promise<WorkerClient> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { name: "embedded database", execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | undefined;

  function failAll(error: Error): void {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  worker.on("message", (response: WorkerResponse) => {
    if ("channel" in response) return onNotification(response.channel, response.payload);
    const caller = waiting.get(response.id);
    waiting.delete(response.id);
    if (waiting.size === 0) worker.unref();
    if ("result" in response) caller?.resolve(response.result);
    else caller?.reject(new DatabaseError(response.failure.message, { ...response.failure, code: response.failure.code ?? "XX000" }));
  });
  worker.on("error", (error) => failAll(toDatabaseError(error)));
  worker.on("exit", () => failAll(new DatabaseError("The embedded database is closed", { code: "57P01" })));

  function ask(action: WorkerAction): Promise<WorkerResult> {
    if (ended !== undefined) return Promise.reject(ended);
    lastId += 1;
    const id = lastId;
    worker.ref();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...action, id });
    });
  }

  async function run(sql: string, parameters: readonly unknown[], { prepare }: { readonly prepare: boolean }): Promise<StatementResult> {
    const asScript = !prepare && parameters.length === 0;
    const result = await ask(asScript ? { action: "script", sql } : { action: "query", sql, parameters: parameters.map(encodeParameter) });
    return { rows: decodeRows(result), affectedCount: result.affectedCount, command: result.command };
  }

  try {
    await ask({ action: "open", ...places });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    run,
    async writeSnapshot(file) {
      await ask({ action: "write snapshot", file });
    },
    async close() {
      await ask({ action: "close" });
      await worker.terminate();
    },
  };
}
