import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { publicMerchant, resourceLink, switchBoard } from "../schemas/merchant.ts";
import { socialProvider } from "../schemas/social.ts";

const customerService = Type.Object({
  /** Address of the live chat; null where the merchant has none. */
  liveChat: Type.Union([Type.String(), Type.Null()]),
  telegram: Type.Union([Type.String(), Type.Null()]),
});

const mobileTemplate = Type.Object({
  app_background: Type.String(),
  app_desc: Type.String(),
  app_desc_font_color: Type.String(),
  /** '1': the member centre with cards; '0': the classic list. */
  mem_cen: Type.Union([Type.Literal("0"), Type.Literal("1")]),
  /** '1': the deposit page with cards; '0': the classic list. */
  dep_func: Type.Union([Type.Literal("0"), Type.Literal("1")]),
});

export const getSystemStatus = declareCall({
  name: "get-system-status",
  capability: "site",
  method: "GET",
  path: "/wps/system/status",
  access: "public",
  summary: "Whether the house is open to this visitor, and what the app needs to know of the merchant. Answers also during maintenance.",
  value: Type.Object({
    info: Type.Object({
      merchant: publicMerchant,
      customerService,
      /** Host names of the two entrances. */
      domainRoute: Type.Object({ member: Type.String(), agent: Type.String() }),
      /** Whose entrance this host is; `shared` where the merchant lets everyone in by either (specification 6.4.1). */
      entrance: Type.Union([Type.Literal("members"), Type.Literal("agents"), Type.Literal("shared")]),
      mobileTemplate,
      /** Bases of addresses, by what is found under them. */
      paths: Type.Record(Type.String(), Type.String()),
      register: Type.Object({
        username: Type.Boolean(),
        mobileNum: Type.Boolean(),
        mobileVerification: Type.Boolean(),
        mobilePassword: Type.Boolean(),
      }),
      resources: Type.Array(resourceLink),
      /** Outside sign-in services whose flag is on and that are ready to be asked (specification 2.20). */
      socialProviders: Type.Array(socialProvider),
      /** By what a page has Firebase Authentication send the codes that prove a number (3.3.2); left out where it does not. */
      firebase: Type.Optional(
        Type.Object({
          projectId: Type.String(),
          /** The project's Web API key; it is no secret. */
          apiKey: Type.String(),
          /** Origin of the service's API. */
          authUrl: Type.String(),
        }),
      ),
      whitelabel: switchBoard,
      switches: switchBoard,
      mainDomain: Type.String(),
      /** Origins that images may be loaded from, one picked by each page; empty: the platform's own. */
      imageCDNs: Type.Array(Type.String()),
      sms: Type.Object({ resendSeconds: Type.Integer(), countryDialingCode: Type.String() }),
    }),
    maintenance: Type.Boolean(),
    regionRestriction: Type.Boolean(),
    /** The server's clock, ISO 8601. */
    serverTime: Type.String(),
  }),
  refusals: [],
});
