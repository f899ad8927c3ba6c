import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { listPage } from "../schemas/operator.ts";

export const listAudit = declareCall({
  name: "list-audit",
  capability: "operators",
  method: "GET",
  path: "/wps/operator/audit",
  access: "operator",
  roles: ["admin"],
  summary: "Who did what at this merchant, the last first.",
  query: Type.Object({ subjectId: Type.Optional(Type.String({ maxLength: 64 })), ...listPage }),
  value: Type.Object({
    page: Type.Integer(),
    lines: Type.Array(
      Type.Object({
        at: Type.String(),
        actorKind: Type.String(),
        actorName: Type.String(),
        action: Type.String(),
        subjectType: Type.String(),
        subjectId: Type.String(),
        before: Type.Unknown(),
        after: Type.Unknown(),
        reason: Type.String(),
        address: Type.String(),
      }),
    ),
  }),
  refusals: [],
});
