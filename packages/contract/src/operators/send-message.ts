import { Type } from "typebox";
import { declareCall } from "../call.ts";

const language = Type.Union([Type.Literal("EN"), Type.Literal("MY"), Type.Literal("TH"), Type.Literal("TY")]);

export const sendMessage = declareCall({
  name: "send-message",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/messages",
  access: "operator",
  roles: ["admin", "support"],
  summary: "Writes a message into a member's inbox, in each language that it is written in; English stands in for the others.",
  idempotency: "required",
  body: Type.Object({
    userName: Type.String({ minLength: 1, maxLength: 64 }),
    texts: Type.Array(
      Type.Object({
        language,
        title: Type.String({ minLength: 1, maxLength: 120 }),
        text: Type.String({ minLength: 1, maxLength: 4_000 }),
      }),
      { minItems: 1, maxItems: 4 },
    ),
  }),
  value: Type.Object({ messageId: Type.String() }),
  refusals: ["operators.member_unknown", "operators.field_invalid", "request.idempotency_conflict"],
});
