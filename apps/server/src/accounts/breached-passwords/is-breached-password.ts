import { readFileSync } from "node:fs";
import { digestBytes, passwordDigest } from "./password-digest.ts";

let list: Buffer | undefined;

/** Sorted digests without gaps, written by `write-breached-passwords.ts`. */
function digests(): Buffer {
  list ??= readFileSync(new URL("./breached-passwords.bin", import.meta.url));
  return list;
}

/** Whether a password is among the most common ones of published breaches: the first that anyone tries. Whoever wants one is refused. */
export function isBreachedPassword(password: string): boolean {
  const sorted = digests();
  const wanted = passwordDigest(password);
  let from = 0;
  let to = sorted.length / digestBytes;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = wanted.compare(sorted, middle * digestBytes, (middle + 1) * digestBytes);
    if (order === 0) return true;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return false;
}
