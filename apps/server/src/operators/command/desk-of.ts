import { readFile } from "node:fs/promises";
import type { DeskDeed } from "../../lottery/results/desk-actor.ts";
import type { Scope } from "../../platform/context.ts";
import { deskOperator } from "../desk-operator.ts";
import { optionOf, type CommandInput } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";

/** What every command of the desk is told; `/dev/stdin` as the file to be asked for the password. */
export const deskOptions = "--merchant CODE --as OPERATOR --password-file FILE";

/** Who acts by a command, by `--as` and `--password-file`, and at which merchant. @throws Error that says what to correct. */
export async function deskOf(scope: Scope, input: CommandInput): Promise<Pick<DeskDeed, "actor" | "merchantId">> {
  const { id: merchantId } = await merchantOf(scope.database, input);
  const userName = optionOf(input, "as");
  const password = (await readFile(optionOf(input, "password-file"), "utf8")).replace(/\r?\n$/, "");
  return { actor: await deskOperator(scope, { merchantId, userName, password }), merchantId };
}
