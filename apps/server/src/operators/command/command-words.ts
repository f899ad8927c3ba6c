import type { Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";

/** What stands behind a command: words, and options as `--name value`. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

/** One thing that the command does: answers the lines to print. @throws Error that says what to correct. */
export type OperatorCommand = (scope: Scope, actor: Actor, input: CommandInput) => Promise<string>;

/** @throws Error for an option without a value. */
export function readWords(given: readonly string[]): CommandInput {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? "";
    if (!word.startsWith("--")) {
      words.push(word);
      continue;
    }
    const value = given[at + 1];
    if (value === undefined || value.startsWith("--")) throw new Error(`${word} needs a value behind it.`);
    options.set(word.slice(2), value);
    at += 1;
  }
  return { words, options };
}

/** @throws Error where the option is missing. */
export function optionOf({ options }: CommandInput, name: string): string {
  const value = options.get(name);
  if (value === undefined) throw new Error(`Say --${name}.`);
  return value;
}
