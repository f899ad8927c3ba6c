import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { limitNumber as limitNumberCall } from "@lantern/contract/operators/limit-number.ts";
import type { CallInput } from "../http/answer.ts";
import { limitNumber as limit } from "../lottery/exposure/limit-number.ts";
import { viewNumberLimit } from "../lottery/exposure/number-limit-view.ts";
import type { OperatorContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";

/** A number that an operator closes, lowers or lifts. */
export async function limitNumber(
  { operator, merchant, remoteAddress, ...context }: OperatorContext,
  { body }: CallInput<typeof limitNumberCall>,
): Promise<CallValue<typeof limitNumberCall> | Refusal<CallRefusal<typeof limitNumberCall>>> {
  const actor = { kind: "operator", id: operator.operatorId, name: operator.userName, address: remoteAddress } as const;
  const limits = await limit(context, { ...body, actor, merchantId: merchant.id });
  return isRefusal(limits) ? limits : { limits: limits.map(viewNumberLimit) };
}
