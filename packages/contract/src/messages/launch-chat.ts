import { planCall } from "../call.ts";

export const launchChat = planCall({
  name: "launch-chat",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/CBS_launchChat",
  access: "session",
  summary: "The address of the live chat for this member.",
});
