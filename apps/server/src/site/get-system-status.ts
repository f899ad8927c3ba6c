import type { CallValue } from "@lantern/contract/call.ts";
import type { getSystemStatus as getSystemStatusCall } from "@lantern/contract/site/get-system-status.ts";
import type { CallInput } from "../http/answer.ts";
import { availabilityFor } from "./availability.ts";
import { firebaseWebOf } from "./firebase-web.ts";
import type { CallContext, Merchant } from "../platform/context.ts";
import { readyProviders } from "../platform/sign-in-readiness.ts";
import { mainDomainOf, readMerchantLinks } from "./merchant-links.ts";
import { settingsOf } from "./merchant-settings.ts";
import { publicMerchantOf, switchBoardOf } from "./public-merchant.ts";

type Status = CallValue<typeof getSystemStatusCall>;

/** Whether the house is open to this visitor, and what the app needs to know of the merchant (specification 2.52, 3.16). */
export async function getSystemStatus(context: CallContext, _input: CallInput<typeof getSystemStatusCall>): Promise<Status> {
  const { merchant } = context;
  const { domains, resources } = await readMerchantLinks(context);
  const settings = settingsOf(merchant);
  const mainDomain = mainDomainOf(domains, context);
  return {
    info: {
      merchant: publicMerchantOf(merchant),
      customerService: { liveChat: settings.liveChatUrl, telegram: settings.telegramUrl },
      domainRoute: { member: mainDomain, agent: `agent.${mainDomain}` },
      entrance: entranceOf(context),
      mobileTemplate: mobileTemplateOf(context),
      paths: { art: "/art/" },
      register: registrationMethodsOf(merchant),
      resources: [...resources],
      socialProviders: readyProviders(context),
      whitelabel: switchBoardOf(merchant.flags),
      switches: switchBoardOf(merchant.switches),
      mainDomain,
      imageCDNs: [...settings.imageCdns],
      ...firebaseOf(context),
      sms: { resendSeconds: settings.smsResendSeconds, countryDialingCode: settings.countryDialingCode },
    },
    ...availabilityFor(context),
    serverTime: context.clock.now().toISOString(),
  };
}

function firebaseOf(context: Pick<CallContext, "merchant" | "configuration">): Pick<Status["info"], "firebase"> {
  const web = firebaseWebOf(context.merchant, context);
  const projectId = context.configuration.firebase?.projectId;
  return web === undefined || projectId === undefined ? {} : { firebase: { projectId, apiKey: web.apiKey, authUrl: web.authUrl } };
}

function entranceOf({ merchant, agentEntrance }: Pick<CallContext, "merchant" | "agentEntrance">): Status["info"]["entrance"] {
  if (!settingsOf(merchant).separateEntrances) return "shared";
  return agentEntrance ? "agents" : "members";
}

/** Specification 3.16.2, by its own names. */
function mobileTemplateOf({ merchant, language }: Pick<CallContext, "merchant" | "language">): Status["info"]["mobileTemplate"] {
  const settings = settingsOf(merchant);
  return {
    app_background: settings.appBackground,
    app_desc: settings.appDescriptions[language] ?? settings.appDescription,
    app_desc_font_color: settings.appDescriptionColour,
    mem_cen: settings.memberCentreCards ? "1" : "0",
    dep_func: settings.depositCards ? "1" : "0",
  };
}

function registrationMethodsOf({ flags }: Merchant): Status["info"]["register"] {
  return {
    username: flags.has("USERNAMEREG3"),
    mobileNum: flags.has("MOBILENUMREG3"),
    mobileVerification: flags.has("REGMOBVERF3"),
    mobilePassword: flags.has("MOBILENUMPASSREG3"),
  };
}
