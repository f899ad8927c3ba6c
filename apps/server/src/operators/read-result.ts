import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { readResult as readResultCall } from "@lantern/contract/operators/read-result.ts";
import type { CallInput } from "../http/answer.ts";
import { previewResult } from "../lottery/results/read-result.ts";
import type { OperatorContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";
import { deskDeedOf } from "./desk-deed-of.ts";

/** What a result reads as before it is entered, with the prizes that follow from published figures. */
export async function readResult(
  context: OperatorContext,
  { body }: CallInput<typeof readResultCall>,
): Promise<CallValue<typeof readResultCall> | Refusal<CallRefusal<typeof readResultCall>>> {
  const read = await previewResult(context.database, { ...deskDeedOf(context, body), result: body.result });
  if (isRefusal(read)) return read;
  return { result: read.resultText, prizes: Object.fromEntries(Object.entries(read.result).map(([prize, lots]) => [prize, [...lots]])) };
}
