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
import { readWords, type OperatorCommand } from "./command/command-words.ts";
import { gameCommands } from "./command/game-commands.ts";
import { integrationCommands } from "./command/integration-commands.ts";
import { kycCommands } from "./command/kyc-commands.ts";
import { messageCommands } from "./command/message-commands.ts";
import { prizeModesCommands } from "./command/prize-modes-commands.ts";
import { numberCommands } from "./command/number-commands.ts";
import { resultCommands } from "./command/result-commands.ts";

const usage = `Say what to do:
  npm run operator -- create --name NAME --role admin|reviewer|support|results [--merchant CODE]
  npm run operator -- list
  npm run operator -- password --name NAME
  npm run operator -- disable --name NAME
  npm run operator -- engineer --name NAME --integration CODE
  npm run operator -- engineer-off --name NAME
  npm run operator -- integration list
  npm run operator -- integration create CODE --protocol studio|rsa-wallet|action-wallet|transfer-wallet --url ORIGIN [--public-url ORIGIN]
      [--keys REFERENCE]; without --keys its engineers make them at the vendors' desk
  npm run operator -- integration set CODE [--url ORIGIN] [--public-url ORIGIN|none] [--keys REFERENCE]
  npm run operator -- integration brand CODE --merchant CODE --brand CODE --name WORDS [--name-my WORDS, and so in th, fil] [--position N]
  npm run operator -- integration close CODE
  npm run operator -- integration open CODE
  npm run operator -- kyc list [--merchant CODE] [--state SUBMITTED|VERIFIED|REJECTED|EXPIRED]
  npm run operator -- kyc show CASE [--out FOLDER]
  npm run operator -- kyc approve CASE [--expires YYYY-MM-DD]
  npm run operator -- kyc reject CASE --reason REASON [--note WORDS]
  npm run operator -- kyc keys
  npm run operator -- games show VENDOR/GAME --merchant CODE
  npm run operator -- games set VENDOR/GAME --merchant CODE [--hidden on|off] [--hot on|off] [--new on|off] [--position N]
      [--category CODE] [--image ADDRESS] [--name-en WORDS, and so in my, th, fil]; "vendor" as a value takes a wish back
  npm run operator -- games held
  npm run operator -- games confirm SYSTEM
  npm run operator -- result list|show GAME NUMERO ...
  npm run operator -- result read GAME NUMERO "RESULT" ...; what it reads as, before it is entered
  npm run operator -- result enter GAME NUMERO "RESULT" ... [--reason WORDS]; of a settled issue a correction, which needs the reason
  npm run operator -- result confirm GAME NUMERO "RESULT" ...
  npm run operator -- result import FILE ...; lines game,numero,result or JSON
  npm run operator -- result void GAME NUMERO --reason WORDS ..., then another: result void-confirm GAME NUMERO ...
  npm run operator -- numbers show GAME NUMERO ...; what the house would have to pay on each number
  npm run operator -- numbers close|lower|lift GAME NUMBER [--play PLAY] [--numero NUMERO] [--percent 1-99] --reason WORDS ...
  npm run operator -- numbers limits GAME --currency CODE [--order-amount-max AMOUNT|none] [--member-amount-max ...] [--issue-amount-max ...]
      [--member-win-max ...] [--payout-max ...] [--payout-lower-at ... --lowered-percent 1-99] [--reason WORDS] ...
      where ... is --merchant CODE --as OPERATOR --password-file FILE (/dev/stdin to be asked for it); a RESULT has prizes joined by |, lots by _
  npm run operator -- draw-days show GAME --merchant CODE
  npm run operator -- draw-days close|add|clear GAME --merchant CODE --days YYYY-MM-DD,YYYY-MM-DD
  npm run operator -- prize-modes show GAME --merchant CODE
  npm run operator -- prize-modes sell|stop GAME --merchant CODE --mode SEA|ZY|Elott
  npm run operator -- prize-modes price GAME --merchant CODE --mode Lott|SEA|ZY|Elott --play PLAY --odds KEY=PRICE,KEY=PRICE; PRICE "game" takes
      the mode's own price back
  npm run operator -- message MEMBER --merchant CODE --title WORDS --text WORDS [--title-my WORDS --text-my WORDS, and so in th, fil]
docs/operating.md says more.`;

const commands: Readonly<Record<string, OperatorCommand>> = {
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
 * The command `npm run operator`, in the database of DATABASE_URL or DATA_DIR: operators' accounts, and members' cases and messages to members where
 * there is no console at hand. Everything it does stands in the audit under the name of the machine's user.
 * @throws Error with lines that say what to correct.
 */
export async function operatorCommand(
  environment: Environment,
  words: readonly string[],
  { clock = systemClock }: { readonly clock?: Clock } = {},
): Promise<string> {
  const isOfTwoWords = ["kyc", "games", "integration", "result", "numbers", "draw-days", "prize-modes"].includes(words[0] ?? "");
  const name = isOfTwoWords ? `${words[0] ?? ""} ${words[1] ?? ""}` : (words[0] ?? "");
  const command = commands[name];
  if (command === undefined) throw new Error(usage);
  const input = readWords(words.slice(isOfTwoWords ? 2 : 1));
  const configuration = readConfiguration(environment);
  const { databaseUrl: url, dataDirectory } = configuration;
  const database = await openDatabase({ url, dataDirectory });
  try {
    await migrate(database);
    const scope: Scope = { database, clock, configuration, log: makeLog(configuration.logLevel) };
    return await command(scope, { kind: "command", name: userInfo().username }, input);
  } finally {
    await database.close();
  }
}
