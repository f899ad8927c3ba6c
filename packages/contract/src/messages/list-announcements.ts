import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { announcement } from "../schemas/announcement.ts";

const list = Type.Array(announcement);

export const listAnnouncements = declareCall({
  name: "list-announcements",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/MCSFE_getListAnnouncements",
  access: "public",
  summary: "Announcements of the kinds asked for (B, PL, PU, PR, H, or Promotion), by position, then newest first; each kind at most 50.",
  query: Type.Object({
    types: Type.Optional(Type.String({ maxLength: 64, description: "Kinds separated by commas; all where nothing is said." })),
    platform: Type.Optional(Type.String({ maxLength: 8 })),
    merchantCode: Type.Optional(Type.String({ maxLength: 32 })),
    token: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  value: Type.Object({ promotion: list, banners: list, player: list, popup: list, hot: list }),
  refusals: [],
});
