import type { DeskDeed } from "../lottery/results/desk-actor.ts";
import type { OperatorContext } from "../platform/context.ts";

/** What an operator's call is about, and that it is his. */
export function deskDeedOf(
  { operator, merchant, remoteAddress }: OperatorContext,
  { gameCode, numero }: { readonly gameCode: string; readonly numero: string },
): DeskDeed {
  const actor = { kind: "operator", id: operator.operatorId, name: operator.userName, address: remoteAddress } as const;
  return { actor, merchantId: merchant.id, gameCode, numero };
}
