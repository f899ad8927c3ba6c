import type { Queryable } from "@lantern/database/database.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { optionOf, type CommandInput } from "./command-words.ts";

export interface NamedMerchant {
  readonly id: string;
  readonly code: string;
}

/** The merchant that `--merchant` names. @throws Error where there is none. */
export async function merchantOf(queryable: Queryable, input: CommandInput): Promise<NamedMerchant> {
  const code = optionOf(input, "merchant");
  const merchant = (await listMerchants(queryable)).find((candidate) => candidate.code === code);
  if (merchant === undefined) throw new Error(`There is no merchant ${code}.`);
  return merchant;
}
