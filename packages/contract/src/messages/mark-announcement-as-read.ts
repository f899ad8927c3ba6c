import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const markAnnouncementAsRead = declareCall({
  name: "mark-announcement-as-read",
  capability: "messages",
  method: "POST",
  path: "/wps/relay/MCSFE_markAnnouncementAsRead",
  access: "session",
  summary: "Notes that the member has read an announcement; again changes nothing.",
  body: Type.Object({ announcementId: Type.String({ format: "uuid" }) }),
  value: Type.Object({ read: Type.Boolean() }),
  refusals: ["messages.announcement_unknown"],
});
