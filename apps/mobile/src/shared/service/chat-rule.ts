import { mayChat } from "@lantern/rules/accounts/member-types.ts";

export interface ChatCaller {
  /** Whitelabel flag CBS3. */
  readonly flagOn: boolean;
  /** Undefined for visitors. */
  readonly memberType: number | undefined;
  readonly labels: readonly string[];
}

/** Whether live chat is offered (specification 2.45.2, 6.5.1): the flag is on, no trial account, no label `nochat`. */
export function chatAllowed({ flagOn, memberType, labels }: ChatCaller): boolean {
  return flagOn && mayChat(memberType ?? 0, labels);
}
