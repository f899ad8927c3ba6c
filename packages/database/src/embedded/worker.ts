import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { PGlite, type Results } from "@electric-sql/pglite";
import type { WorkerFailure, WorkerPlaces, WorkerRequest, WorkerResponse, WorkerResult } from "./worker-messages.ts";

const port = parentPort;
if (port === null) throw new Error("The embedded database's worker is started by openEmbeddedDatabase");

let database: PGlite | undefined;

const asText = new Proxy({}, { get: () => (text: string) => text });

async function open({ directory, snapshot }: WorkerPlaces): Promise<void> {
  database = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(snapshot === undefined ? {} : { loadDataDir: await openAsBlob(snapshot) }),
  });
  // Values are encoded and decoded on the main thread, by the rules of both adapters.
  database.serializers = {};
  database.parsers = asText;
  database.onNotification((channel, payload) => send({ channel, payload }));
  await database.exec("set timezone to 'UTC'; set datestyle to 'ISO'");
}

function send(response: WorkerResponse): void {
  port?.postMessage(response);
}

function opened(): PGlite {
  if (database === undefined) throw new Error("The embedded database is not open");
  return database;
}

function toResult(results: Results | undefined): WorkerResult {
  return {
    columns: (results?.fields ?? []).map((field) => ({ name: field.name, typeId: field.dataTypeID })),
    rows: (results?.rows ?? []) as unknown as (string | null)[][],
    affectedCount: results?.affectedRows ?? 0,
    command: results?.command ?? "",
  };
}

async function perform(request: WorkerRequest): Promise<WorkerResult> {
  switch (request.action) {
    case "open":
      await open(request);
      return toResult(undefined);
    case "query":
      return toResult(await opened().query(request.sql, [...request.parameters], { rowMode: "array" }));
    case "script":
      return toResult((await opened().exec(request.sql, { rowMode: "array" })).at(-1));
    case "write snapshot":
      await opened().exec("checkpoint");
      await writeFile(request.file, (await opened().dumpDataDir("none")).stream());
      return toResult(undefined);
    case "close":
      await database?.close();
      return toResult(undefined);
  }
}

function toFailure(thrown: unknown): WorkerFailure {
  const error = thrown as Partial<Record<"message" | "code" | "constraint" | "detail", string>>;
  return { message: error.message ?? String(thrown), code: error.code, constraint: error.constraint, detail: error.detail };
}

port.on("message", (request: WorkerRequest) => {
  perform(request).then(
    (result) => send({ id: request.id, result }),
    (thrown: unknown) => send({ id: request.id, failure: toFailure(thrown) }),
  );
});
