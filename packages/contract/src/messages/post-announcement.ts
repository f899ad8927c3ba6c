import { planCall } from "../call.ts";

export const postAnnouncement = planCall({
  name: "post-announcement",
  capability: "messages",
  method: "POST",
  path: "/wps/relay/MCS2_postAnnouncement",
  access: "public",
  summary: "One announcement, whole.",
});
