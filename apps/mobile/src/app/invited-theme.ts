import { checkAffiliate } from "@lantern/contract/accounts/check-affiliate.ts";
import type { PageName } from "../paths.ts";
import type { Transport } from "../shared/wire/transport.ts";
import { isTheme } from "./themes.ts";

/**
 * The theme that an agent chose for those whom he invites (specification 7.4.2, set-template), on the registration page that his link opens;
 * undefined where the page is another, the code unknown, or nothing of ours was chosen. Asked for before the page's head is written, so by no
 * other page and not without a code.
 */
export async function invitedTheme(call: Transport, page: PageName, query: URLSearchParams): Promise<string | undefined> {
  const affiliateCode = query.get("affiliateCode") ?? "";
  if (page !== "register" || affiliateCode === "") return undefined;
  const { method, path } = checkAffiliate;
  const address = `${path}?${new URLSearchParams({ affiliateCode }).toString()}`;
  const { status, body } = await call({ method, address, headers: {} });
  if (status !== 200) return undefined;
  const { value } = body as { readonly value: { readonly template: string } };
  return isTheme(value.template) ? value.template : undefined;
}
