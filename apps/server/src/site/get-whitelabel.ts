import type { CallValue } from "@lantern/contract/call.ts";
import type { getWhitelabel as getWhitelabelCall } from "@lantern/contract/site/get-whitelabel.ts";
import type { CallContext } from "../platform/context.ts";
import { switchBoardOf } from "./public-merchant.ts";

/** The merchant's flags and switches (specification 6.3.3, 6.5.2). */
export async function getWhitelabel({ merchant }: CallContext): Promise<CallValue<typeof getWhitelabelCall>> {
  return { whitelabel: switchBoardOf(merchant.flags), switches: switchBoardOf(merchant.switches) };
}
