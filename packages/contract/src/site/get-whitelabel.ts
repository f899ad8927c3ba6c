import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { switchBoard } from "../schemas/merchant.ts";

export const getWhitelabel = declareCall({
  name: "get-whitelabel",
  capability: "site",
  method: "GET",
  path: "/wps/system/whitelabel",
  access: "public",
  summary: "The merchant's whitelabel flags and switches by name.",
  value: Type.Object({ whitelabel: switchBoard, switches: switchBoard }),
  refusals: [],
});
