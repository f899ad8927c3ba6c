import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { announcementPage, pageFields } from "../schemas/announcement-page.ts";

export const getMultiCategoryAnnouncements = declareCall({
  name: "get-multi-category-announcements",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/MCS2_getMultiCategoryTypeAnnouncements",
  access: "public",
  summary: "Announcements of several kinds in one answer, by kind, position, then newest first; 20 a page where nothing is said.",
  query: Type.Object({
    types: Type.Optional(Type.String({ maxLength: 64, description: "Kinds separated by commas; all where nothing is said." })),
    ...pageFields,
  }),
  value: announcementPage,
  refusals: [],
});
