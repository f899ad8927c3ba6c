import { mkdirSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Proves that files can be written to a directory and reach the disk; throws the file system's error. */
export type WriteProbe = (directory: string) => Promise<void>;

export class DirectoryUnusableError extends Error {
  override readonly name = "DirectoryUnusableError";
}

const probeBytes = 1 << 20;

/** Writes and syncs a file of 1 MiB, then removes it. */
export const writeAndSync: WriteProbe = async (directory) => {
  const path = join(directory, `.probe-${process.pid}`);
  const file = await open(path, "w");
  try {
    await file.write(Buffer.alloc(probeBytes, 1));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
};

function explain(directory: string, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `The data directory ${directory} cannot be written (${error.code}). Give this user the right to write there, or set DATA_DIR to another directory.`;
    case "ENOSPC":
    case "EDQUOT":
      return `The disk of the data directory ${directory} is full (${error.code}). Make room, or set DATA_DIR to a directory on another disk.`;
    case "EEXIST":
    case "ENOTDIR":
      return `The data directory ${directory} is not a directory (${error.code}). Remove the file of that name, or set DATA_DIR to another directory.`;
    default:
      return `The data directory ${directory} cannot be used: ${error.message}. Set DATA_DIR to another directory.`;
  }
}

/**
 * Makes the directory where it is missing and proves that it can be written and has room.
 * @throws DirectoryUnusableError that names the directory and says what to do.
 */
export async function prepareDirectory(directory: string, probe: WriteProbe = writeAndSync): Promise<void> {
  try {
    mkdirSync(directory, { recursive: true });
    await probe(directory);
  } catch (error) {
    throw new DirectoryUnusableError(explain(directory, error as NodeJS.ErrnoException), { cause: error });
  }
}
