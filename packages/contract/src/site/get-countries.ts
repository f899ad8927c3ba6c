import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getCountries = declareCall({
  name: "get-countries",
  capability: "site",
  method: "GET",
  path: "/wps/system/country",
  access: "public",
  summary: "Countries with their dialling codes: the merchant's own first, then by name in the language of the request.",
  value: Type.Array(
    Type.Object({
      /** ISO 3166-1 alpha-2. */
      countryCode: Type.String(),
      /** With its plus, such as +95. */
      countryDialingCode: Type.String(),
      /** In the language of the request. */
      name: Type.String(),
    }),
  ),
  refusals: [],
});
