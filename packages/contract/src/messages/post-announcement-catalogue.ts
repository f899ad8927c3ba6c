import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { announcementType } from "../schemas/announcement-page.ts";

export const postAnnouncementCatalogue = declareCall({
  name: "post-announcement-catalogue",
  capability: "messages",
  method: "POST",
  path: "/wps/relay/MCS2_postCatalog",
  access: "public",
  summary:
    "The catalogue of announcement kinds: those that announce something now, with their categories, how many are in each, and how many of these are unread.",
  body: Type.Object({}),
  value: Type.Object({
    catalogues: Type.Array(
      Type.Object({
        type: announcementType,
        /** Of a promotion; null for other kinds. */
        category: Type.Union([Type.String(), Type.Null()]),
        count: Type.Integer({ minimum: 1 }),
        /** How many of them the member has not opened; none for a visitor. */
        unread: Type.Integer({ minimum: 0 }),
      }),
    ),
  }),
  refusals: [],
});
