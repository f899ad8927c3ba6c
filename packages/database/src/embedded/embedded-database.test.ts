import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../open-database.ts";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";
import { DirectoryUnusableError, prepareDirectory } from "./directory-probe.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "lantern-embedded-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Another process that holds the directory. */
async function holdElsewhere(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../testing/hold-directory.ts", import.meta.url)), directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await exited;
}

describe("the lock on a data directory", () => {
  test("a second process gets an error that names the directory and the process", async () => {
    const holder = await holdElsewhere();
    try {
      expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
      expect(() => lockDirectory(directory)).toThrow(`The data directory ${directory} is in use by process ${holder.pid} on `);
    } finally {
      await kill(holder);
    }
  });

  test("ends with its process, also when that is killed", async () => {
    await kill(await holdElsewhere());
    expect(() => lockDirectory(directory).release()).not.toThrow();
  });

  test("holds within one process too, until it is released", () => {
    const lock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}`);
    lock.release();
    lock.release();
    lockDirectory(directory).release();
  });

  test("an owner's note of a process that is gone, or of a later one with its number, names nobody", async () => {
    const holder = await holdElsewhere();
    try {
      for (const owner of [
        { pid: 2 ** 22 + 1, processStartedAt: "x" },
        { pid: process.pid, processStartedAt: "another boot:1" },
      ]) {
        const { hostname } = await import("node:os");
        writeFileSync(
          join(directory, "database.owner.json"),
          JSON.stringify({ ...owner, hostName: hostname(), openedAt: "2026-01-01T00:00:00Z" }),
        );
        expect(() => lockDirectory(directory)).toThrow("is in use by another process. Stop that one first");
      }
    } finally {
      await kill(holder);
    }
  });
});

describe("a data directory that cannot be used", () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(`${code}: it failed`), { code });
  };

  test.each([
    ["EACCES", "cannot be written (EACCES). Give this user the right to write there, or set DATA_DIR"],
    ["EROFS", "cannot be written (EROFS)"],
    ["ENOSPC", "is full (ENOSPC). Make room, or set DATA_DIR to a directory on another disk"],
    ["EDQUOT", "is full (EDQUOT)"],
    ["EIO", "cannot be used: EIO: it failed"],
  ])("%s gets an error that names it and says what to do", async (code, text) => {
    const opening = openDatabase({ dataDirectory: directory, probe: failing(code) });
    await expect(opening).rejects.toThrow(DirectoryUnusableError);
    await expect(opening).rejects.toThrow(directory);
    await expect(opening).rejects.toThrow(text);
  });

  test("a file of that name is no directory", async () => {
    const path = join(directory, "file");
    writeFileSync(path, "");
    await expect(prepareDirectory(path)).rejects.toThrow(`The data directory ${path} is not a directory`);
    await expect(prepareDirectory(join(path, "below"))).rejects.toThrow("is not a directory");
  });

  test("is left free when opening fails", async () => {
    writeFileSync(join(directory, "database"), "in the way");
    await expect(openDatabase({ dataDirectory: directory })).rejects.toBeInstanceOf(Error);
    expect(() => lockDirectory(directory).release()).not.toThrow();
  });
});

test("the embedded database keeps what was written when it is opened again, and refuses to be opened twice", async () => {
  const first = await openDatabase({ dataDirectory: directory });
  await first.runScript("create table kept (id int); insert into kept values (7)");
  await expect(openDatabase({ dataDirectory: directory })).rejects.toThrow(DirectoryInUseError);
  await first.close();
  await expect(first.query("select 1")).rejects.toMatchObject({ code: "57P01" });
  const second = await openDatabase({ dataDirectory: directory });
  expect(await second.query("select id from kept")).toEqual([{ id: 7 }]);
  await second.close();
});
