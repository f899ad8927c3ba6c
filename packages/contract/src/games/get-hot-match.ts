import { planCall } from "../call.ts";

export const getHotMatch = planCall({
  name: "get-hot-match",
  capability: "games",
  method: "GET",
  path: "/wps/relay/GCSGAME_hotMatch",
  access: "public",
  summary: "The fixtures of the hot-match panel.",
});
