import type { setTemplate as setTemplateCall } from "@lantern/contract/accounts/set-template.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";

/** Of a theme's folder: never an address. Which themes there are the app knows; a name of none changes nothing there. */
const templatePattern = /^([a-z][a-z0-9-]{0,31})?$/;

const storeTemplate = `
  insert into accounts_agent_registration (agent_id, merchant_id, template, set_at) values ($1, $2, nullif($3, ''), $4)
  on conflict (agent_id) do update set template = excluded.template, set_at = excluded.set_at`;

/** Chooses the look of the page on which those register whom the agent invites (specification 7.4.2). */
export async function setTemplate(
  { database, session, clock }: SessionContext,
  { body }: CallInput<typeof setTemplateCall>,
): Promise<{ template: string } | Refusal<"accounts.field_invalid">> {
  const template = body.template.trim();
  if (!templatePattern.test(template)) return refuse("accounts.field_invalid", { value: { field: "template" } });
  await database.query(storeTemplate, [session.memberId, session.merchantId, template, clock.now()]);
  return { template };
}
