import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getDomainRoute = declareCall({
  name: "get-domain-route",
  capability: "site",
  method: "GET",
  path: "/wps/system/domainRoute",
  access: "public",
  summary: "The merchant's host names: the main one, the agents' entrance, the others, and where images come from.",
  value: Type.Object({
    mainDomain: Type.String(),
    agentDomain: Type.String(),
    /** Every host name of the merchant, the main one first. */
    domains: Type.Array(Type.String()),
    imageCDNs: Type.Array(Type.String()),
  }),
  refusals: [],
});
