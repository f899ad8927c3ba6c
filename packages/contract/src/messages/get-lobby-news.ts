import { planCall } from "../call.ts";

export const getLobbyNews = planCall({
  name: "get-lobby-news",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/GLS2_lobbyNews",
  access: "public",
  summary: "News of the lobby.",
});
