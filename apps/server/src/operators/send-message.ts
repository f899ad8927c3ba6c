import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { sendMessage as sendMessageCall } from "@lantern/contract/operators/send-message.ts";
import type { CallInput } from "../http/answer.ts";
import { writeToMember } from "../messages/inbox/write-to-member.ts";
import type { OperatorContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { actorOf } from "./actor-of.ts";

/** An operator's own words to a member, in his inbox. English has to be among them: it stands in for languages that are missing. */
export async function sendMessage(
  context: OperatorContext,
  { body }: CallInput<typeof sendMessageCall>,
): Promise<CallValue<typeof sendMessageCall> | Refusal<CallRefusal<typeof sendMessageCall>>> {
  const { operator, merchant, idempotencyKey } = context;
  if (idempotencyKey === undefined) throw new Error("the contract asks for an idempotency key");
  const texts = Object.fromEntries(body.texts.map(({ language, title, text }) => [language, { title: title.trim(), text: text.trim() }]));
  const isWhole = Object.hasOwn(texts, "EN") && Object.values(texts).every(({ title, text }) => title !== "" && text !== "");
  if (!isWhole || Object.keys(texts).length < body.texts.length)
    return refuse("operators.field_invalid", { values: { field: "texts" }, value: { field: "texts" } });
  return writeToMember(context, {
    actor: actorOf(context),
    merchantId: merchant.id,
    userName: body.userName,
    texts,
    source: `operator:${operator.operatorId}:${idempotencyKey}`,
  });
}
