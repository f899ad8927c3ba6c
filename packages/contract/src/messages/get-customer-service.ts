import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getCustomerService = declareCall({
  name: "get-customer-service",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/GLS2_customerService",
  access: "public",
  summary: "The sealed link to customer service in the language of the request, and the hosts to which it may lead.",
  value: Type.Object({
    /** Null where the merchant has no customer service outside. */
    service: Type.Union([
      Type.Object({
        /** Its last 8 characters are key and initialisation vector of the link (specification 7.22.1). */
        path: Type.String(),
        /** The link by DES-CBC with PKCS #7 padding, in base64. */
        link: Type.String(),
      }),
      Type.Null(),
    ]),
    /** Hosts, with a port where it is not the usual one. A link that opens to another host is not followed, nor one without TLS. */
    hosts: Type.Array(Type.String()),
  }),
  refusals: [],
});
