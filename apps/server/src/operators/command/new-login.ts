import { randomBytes } from "node:crypto";
import { optionOf, type CommandInput } from "./command-words.ts";

const namePattern = /^[A-Za-z][A-Za-z0-9._-]{2,31}$/;

/** The name that `--name` gives somebody who is to log in. @throws Error for one that is none. */
export function newLoginName(input: CommandInput): string {
  const name = optionOf(input, "name");
  if (!namePattern.test(name)) throw new Error("--name has 3 to 32 letters, digits, dots, lines or hyphens, a letter first.");
  return name;
}

/** 120 random bits, as text that can be read out. */
export function newPassword(): string {
  return randomBytes(15).toString("base64url");
}
