import type { Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";

/** What stands behind a command: words, and options as `--name value`. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

/** Answers the lines to print. @throws Error that says what to correct. */
export type CommandRun = (scope: Scope, actor: Actor, input: CommandInput) => Promise<string>;

/** One thing that the command does. */
export interface OperatorCommand {
  /** What stands behind its name: the words, then the options. What is not named here is refused. */
  readonly usage: string;
  /** What is to know besides, for the help. */
  readonly note?: string;
  readonly run: CommandRun;
}

/** By the words that name them. */
export type OperatorCommands = Readonly<Record<string, OperatorCommand>>;

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

/** @throws Error for a word or an option that a command does not take: what is mistyped must not be passed over. */
export function assertTaken(name: string, { usage }: OperatorCommand, { words, options }: CommandInput): void {
  const [named = ""] = usage.split(/\[|--/);
  const taken = named.split(" ").filter((word) => word !== "").length;
  const unknown = [...options.keys()].find((option) => !usage.split(/[^a-z-]+/).includes(`--${option}`));
  const fault =
    unknown !== undefined
      ? `There is no --${unknown} here.`
      : words.length > taken
        ? `"${words[taken] ?? ""}" is a word too many.`
        : undefined;
  if (fault !== undefined) throw new Error(`${fault}\n  npm run operator -- ${name} ${usage}`);
}
