import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";

/** Why an operation was refused, in the words that the desk shows. */
export function refusalText({ refused, values }: Refusal): string {
  return text("en", `error.${refused}` as MessageId, values ?? {});
}

/** What an operation answered. @throws Error in words where it was refused. */
export function orThrow<Value>(outcome: Value): Exclude<Value, Refusal> {
  if (isRefusal(outcome)) throw new Error(refusalText(outcome));
  return outcome as Exclude<Value, Refusal>;
}
