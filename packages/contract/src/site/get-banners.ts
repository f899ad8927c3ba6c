import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getBanners = declareCall({
  name: "get-banners",
  capability: "site",
  method: "GET",
  path: "/wps/relay/MCSFE_getBanners",
  access: "public",
  summary: "The banners of one place that are shown now, in the merchant's order.",
  query: Type.Object({ group: Type.Union([Type.Literal("m_home"), Type.Literal("m_vip")]) }),
  value: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      subtitle: Type.String(),
      /** A path of the platform or an address under an image CDN, without format and size: the app adds both. */
      imageUrl: Type.String(),
      /** A path of the app that a tap opens; null where a tap does nothing. */
      linkPath: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  refusals: [],
});
