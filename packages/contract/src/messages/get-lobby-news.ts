import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { announcementPage, pageFields } from "../schemas/announcement-page.ts";

export const getLobbyNews = declareCall({
  name: "get-lobby-news",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/GLS2_lobbyNews",
  access: "public",
  summary: "News of the lobby: announcements (A) and what is hot (H), newest first, 20 a page where nothing is said.",
  query: Type.Object(pageFields),
  value: announcementPage,
  refusals: [],
});
