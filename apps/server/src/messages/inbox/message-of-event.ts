import type { MessageKind } from "@lantern/contract/schemas/inbox.ts";
import type { InboxTopic } from "./inbox-topics.ts";
import type { MessageFacts } from "./inbox-row.ts";

type Payload = Readonly<Record<string, unknown>>;

interface Rule {
  readonly kind: MessageKind;
  /** Without these there is nothing to tell: the event was made for open pages alone, or by a release that said less. */
  readonly needs: readonly string[];
  readonly may?: readonly string[];
  /** Whether this news is told; all is where nothing is said. */
  readonly tells?: (payload: Payload) => boolean;
}

const rules: Readonly<Record<InboxTopic, Rule>> = {
  "accounts.device_new": { kind: "device_new", needs: ["deviceId", "at"], may: ["browser", "system"] },
  "accounts.security_changed": { kind: "security_changed", needs: ["change"] },
  "accounts.kyc_decided": { kind: "kyc_decided", needs: ["state"], may: ["news", "reason", "documentExpiresOn"] },
  "accounts.kyc_expiring": { kind: "kyc_expiring", needs: ["expiresOn"] },
  // That a member keeps a limit as it is needs no message.
  "safeguards.limits_changed": {
    kind: "limits_changed",
    needs: ["change", "kind", "period", "currency"],
    may: ["amountUnits", "from"],
    tells: ({ change }) => change !== "kept",
  },
  "lottery.bets_refunded": { kind: "lottery_refunded", needs: ["gameNames", "numero", "why", "amountUnits", "currency"] },
  "lottery.bets_corrected": {
    kind: "lottery_corrected",
    needs: ["gameNames", "numero", "change", "beforeUnits", "afterUnits", "currency"],
  },
  "safeguards.member_excluded": { kind: "excluded", needs: ["kind", "until"] },
};

/** What an event says to its member; undefined where it says nothing that he needs to read. */
export function messageOfEvent(
  topic: InboxTopic,
  payload: Payload,
): { readonly kind: MessageKind; readonly facts: MessageFacts } | undefined {
  const { kind, needs, may = [], tells } = rules[topic];
  if (needs.some((name) => typeof payload[name] !== "string") || tells?.(payload) === false) return undefined;
  const facts = [...needs, ...may].flatMap((name) => {
    const value = payload[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { kind, facts: Object.fromEntries(facts) };
}
