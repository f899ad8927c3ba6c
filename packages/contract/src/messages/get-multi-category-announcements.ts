import { planCall } from "../call.ts";

export const getMultiCategoryAnnouncements = planCall({
  name: "get-multi-category-announcements",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/MCS2_getMultiCategoryTypeAnnouncements",
  access: "public",
  summary: "Announcements of several kinds in one answer.",
});
