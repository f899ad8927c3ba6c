import { declareCall } from "../call.ts";
import { headIcon } from "../schemas/head-icon.ts";

export const getHeadIcon = declareCall({
  name: "get-head-icon",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/info/icon",
  access: "session",
  summary: "The picture that the member stands behind.",
  value: headIcon,
  refusals: [],
});
