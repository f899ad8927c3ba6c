import { planCall } from "../call.ts";

export const postAnnouncementCatalogue = planCall({
  name: "post-announcement-catalogue",
  capability: "messages",
  method: "POST",
  path: "/wps/relay/MCS2_postCatalog",
  access: "public",
  summary: "The catalogue of announcement kinds.",
});
