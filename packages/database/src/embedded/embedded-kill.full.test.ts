import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../open-database.ts";

const kills = 8;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "lantern-killed-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Lets a process write until it has named so many rows, kills it, and tells which rows it had named. */
async function writeAndKill(count: number): Promise<string[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../testing/write-until-killed.ts", import.meta.url)), directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split("\n").length > count) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("close", resolve));
  return output.split("\n").slice(0, -1);
}

test(`the embedded database loses no acknowledged row when its process is killed, ${kills} times over`, async () => {
  const named: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) named.push(...(await writeAndKill(kill * 25)));
  const database = await openDatabase({ dataDirectory: directory });
  const kept = new Set((await database.query<{ id: bigint }>("select id from acknowledged")).map(({ id }) => String(id)));
  await database.close();
  expect(named.length).toBeGreaterThan(kills * 25);
  expect(named.filter((id) => !kept.has(id))).toEqual([]);
});
