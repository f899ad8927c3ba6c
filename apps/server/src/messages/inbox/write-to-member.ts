import { findMemberByName } from "../../accounts/member-row.ts";
import { recordAudit, type Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { WrittenTexts } from "./inbox-row.ts";
import { writeMessage } from "./write-message.ts";

export interface MessageToMember {
  readonly actor: Actor;
  readonly merchantId: string;
  readonly userName: string;
  readonly texts: WrittenTexts;
  /** Tells one sending from another: the same again answers what the first did. */
  readonly source: string;
}

const selectWritten = "select id, member_id, texts = $2::jsonb as same from messages_inbox where source = $1";

/** Writes an operator's words into a member's inbox, and into the audit that he did; the words themselves stay with the member. */
export async function writeToMember(
  scope: Pick<Scope, "database" | "clock">,
  { actor, merchantId, userName, texts, source }: MessageToMember,
): Promise<{ messageId: string } | Refusal<"operators.member_unknown" | "request.idempotency_conflict">> {
  return scope.database.tx(async (transaction) => {
    const member = await findMemberByName(transaction, merchantId, userName);
    if (member === undefined) return refuse("operators.member_unknown");
    const id = await writeMessage(scope, transaction, { merchantId, memberId: member.id, kind: "operator", texts, source });
    if (id === undefined) {
      const [row] = await transaction.query<{ id: string; member_id: string; same: boolean }>(selectWritten, [
        source,
        JSON.stringify(texts),
      ]);
      const isSame = row?.member_id === member.id && row.same;
      return isSame ? { messageId: row.id } : refuse("request.idempotency_conflict");
    }
    await recordAudit(transaction, scope.clock, {
      actor,
      action: "message.send",
      merchantId,
      subject: { type: "member", id: member.id },
      after: { messageId: id, languages: Object.keys(texts) },
    });
    return { messageId: id };
  });
}
