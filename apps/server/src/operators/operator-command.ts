import { userInfo } from "node:os";
import { migrate } from "@lantern/database/migrate.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import { systemClock, type Clock } from "../platform/clock.ts";
import type { Scope } from "../platform/context.ts";
import type { Environment } from "../platform/environment.ts";
import { makeLog } from "../platform/make-log.ts";
import { readConfiguration } from "../platform/read-configuration.ts";
import { accountCommands } from "./command/account-commands.ts";
import { drawDaysCommands } from "./command/draw-days-commands.ts";
import { engineerCommands } from "./command/engineer-commands.ts";
import { assertTaken, readWords, type OperatorCommands } from "./command/command-words.ts";
import { gameCommands } from "./command/game-commands.ts";
import { integrationCommands } from "./command/integration-commands.ts";
import { kycCommands } from "./command/kyc-commands.ts";
import { messageCommands } from "./command/message-commands.ts";
import { prizeModesCommands } from "./command/prize-modes-commands.ts";
import { numberCommands } from "./command/number-commands.ts";
import { resultCommands } from "./command/result-commands.ts";

const commands: OperatorCommands = {
  ...accountCommands,
  ...engineerCommands,
  ...integrationCommands,
  ...kycCommands,
  ...gameCommands,
  ...messageCommands,
  ...resultCommands,
  ...numberCommands,
  ...drawDaysCommands,
  ...prizeModesCommands,
};

/**
 * The command `npm run operator`, in the database of DATABASE_URL or DATA_DIR: what operators do where there is no console at hand. Everything
 * it changes stands in the audit, under the name of the machine's user or, at the desk of results, of the operator who gave his password.
 * @throws Error with lines that say what to correct.
 */
export async function operatorCommand(
  environment: Environment,
  words: readonly string[],
  { clock = systemClock }: { readonly clock?: Clock } = {},
): Promise<string> {
  const name = [1, 2].map((count) => words.slice(0, count).join(" ")).find((candidate) => Object.hasOwn(commands, candidate)) ?? "";
  const command = commands[name];
  if (command === undefined) throw new Error(helpOf(words[0]));
  const input = readWords(words.slice(name.split(" ").length));
  assertTaken(name, command, input);
  const configuration = readConfiguration(environment);
  const { databaseUrl: url, dataDirectory } = configuration;
  const database = await openDatabase({ url, dataDirectory });
  try {
    await migrate(database);
    const scope: Scope = { database, clock, configuration, log: makeLog(configuration.logLevel) };
    return await command.run(scope, { kind: "command", name: userInfo().username }, input);
  } finally {
    await database.close();
  }
}

/** Every command, or those of a topic such as `kyc`, with what each takes. */
function helpOf(topic: string | undefined): string {
  const all = Object.entries(commands);
  const ofTopic = all.filter(([name]) => name.split(" ")[0] === topic);
  const lines = (ofTopic.length === 0 ? all : ofTopic).map(([name, { usage, note }]) =>
    [`  npm run operator -- ${name}${usage === "" ? "" : ` ${usage}`}`, ...(note === undefined ? [] : [note])].join("; "),
  );
  return ["Say what to do:", ...lines, "A password FILE may be /dev/stdin. docs/operating.md says more."].join("\n");
}
