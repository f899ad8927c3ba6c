import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { announcementType } from "../schemas/announcement-page.ts";

export const postAnnouncementCatalogue = declareCall({
  name: "post-announcement-catalogue",
  capability: "messages",
  method: "POST",
  path: "/wps/relay/MCS2_postCatalog",
  access: "public",
  summary: "The catalogue of announcement kinds: those that announce something now, with their categories and how many are in each.",
  body: Type.Object({}),
  value: Type.Object({
    catalogues: Type.Array(
      Type.Object({
        type: announcementType,
        /** Of a promotion; null for other kinds. */
        category: Type.Union([Type.String(), Type.Null()]),
        count: Type.Integer({ minimum: 1 }),
      }),
    ),
  }),
  refusals: [],
});
