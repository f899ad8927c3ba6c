import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { announcementPage, announcementType, pageFields } from "../schemas/announcement-page.ts";

export const postAnnouncement = declareCall({
  name: "post-announcement",
  capability: "messages",
  method: "POST",
  path: "/wps/relay/MCS2_postAnnouncement",
  access: "public",
  summary: "The announcements of one kind of the catalogue, or of one of its categories, by position, then newest first.",
  body: Type.Object({ type: announcementType, category: Type.Optional(Type.String({ maxLength: 32 })), ...pageFields }),
  value: announcementPage,
  refusals: [],
});
