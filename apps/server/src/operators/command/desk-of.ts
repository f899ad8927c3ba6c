import { readFile } from "node:fs/promises";
import type { DeskDeed } from "../../lottery/results/desk-actor.ts";
import type { Scope } from "../../platform/context.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { deskOperator } from "../desk-operator.ts";
import { optionOf, type CommandInput } from "./command-words.ts";

/** Who acts by a command, by `--as` and `--password-file`, and at which merchant. @throws Error that says what to correct. */
export async function deskOf(scope: Scope, input: CommandInput): Promise<Pick<DeskDeed, "actor" | "merchantId">> {
  const code = optionOf(input, "merchant");
  const merchant = (await listMerchants(scope.database)).find((candidate) => candidate.code === code);
  if (merchant === undefined) throw new Error(`There is no merchant ${code}.`);
  const userName = optionOf(input, "as");
  const password = (await readFile(optionOf(input, "password-file"), "utf8")).replace(/\r?\n$/, "");
  return { actor: await deskOperator(scope, { merchantId: merchant.id, userName, password }), merchantId: merchant.id };
}
