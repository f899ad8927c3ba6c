import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getSystemAnnouncements = declareCall({
  name: "get-system-announcements",
  capability: "messages",
  method: "GET",
  path: "/wps/system/announcements",
  access: "public",
  summary: "The announcements of the ticker and of the announcements page, by position, then newest first; at most 50.",
  value: Type.Object({
    announcements: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        content: Type.String(),
        startDate: Type.String({ format: "date-time" }),
        read: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
});
