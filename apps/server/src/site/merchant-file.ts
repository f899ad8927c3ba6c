import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import { allowedServiceLink } from "@lantern/rules/messages/service-link.ts";
import type { NewMerchant } from "./create-merchant.ts";
import { settingsOf } from "./merchant-settings.ts";

const names = Type.Array(Type.String({ pattern: "^[A-Z][A-Z0-9]*$" }));
const resourceTypes = ["IOS", "Android", "MOBILECONFIG", "HELPCENTER", "AppDownloadIcon", "FACEBOOK", "TELEGRAM", "AFFILIATELINK"] as const;

const merchantFile = Type.Object(
  {
    code: Type.String({ pattern: "^[A-Z][A-Z0-9_]{1,19}$" }),
    name: Type.String({ minLength: 1 }),
    defaultLanguage: Type.String({ pattern: "^[A-Z]{2,3}$" }),
    zone: Type.String({ minLength: 1 }),
    currencies: Type.Array(Type.String({ pattern: "^[A-Z]{3}$" }), { minItems: 1 }),
    theme: Type.String({ minLength: 1 }),
    hostNames: Type.Array(Type.String({ pattern: "^(\\*|[a-z0-9.-]+)$" }), { minItems: 1 }),
    flagsOn: Type.Optional(names),
    switchesOn: Type.Optional(names),
    settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    resources: Type.Optional(
      Type.Partial(Type.Object(Object.fromEntries(resourceTypes.map((type) => [type, Type.String({ minLength: 1 })])))),
    ),
  },
  { additionalProperties: false },
);

const validator = Compile(merchantFile);

/** A merchant as an operator writes it down: JSON. What it leaves out is off, or as the house sets it. */
export type MerchantFile = Static<typeof merchantFile>;

/**
 * Reads a merchant's file.
 * @throws Error with a line for each thing that is wrong, naming the field.
 */
export function readMerchantFile(text: string): NewMerchant {
  const file = parsed(text);
  if (!validator.Check(file)) {
    throw new Error(
      validator
        .Errors(file)
        .map(({ instancePath, message }) => `${instancePath === "" ? "the file" : instancePath.slice(1)} ${message}`)
        .join("\n"),
    );
  }
  const problems = [...zoneProblems(file.zone), ...settingProblems(file.settings ?? {})];
  if (problems.length === 0) problems.push(...serviceLinkProblems(file.settings ?? {}));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const { flagsOn = [], switchesOn = [], settings = {}, resources = {}, ...rest } = file;
  return { ...rest, flagsOn, switchesOn, settings, resources: resources as Record<string, string>, banners: [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the file is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function zoneProblems(zone: string): string[] {
  return Intl.supportedValuesOf("timeZone").includes(zone) ? [] : [`zone "${zone}" is no IANA time zone, such as Asia/Bangkok`];
}

/** A setting that the house knows must have the type of its default; others belong to capabilities that read them by themselves. */
function settingProblems(settings: Readonly<Record<string, unknown>>): string[] {
  const defaults = Object.entries(settingsOf({ settings: {} }));
  return defaults.flatMap(([name, value]) => {
    const set = settings[name];
    if (set === undefined || value === null) return [];
    const fits = Array.isArray(value) ? Array.isArray(set) : typeof set === typeof value;
    return fits ? [] : [`settings/${name} must be ${Array.isArray(value) ? "a list" : `a ${typeof value}`}`];
  });
}

/** A link that no app would follow is none. */
function serviceLinkProblems(settings: Readonly<Record<string, unknown>>): string[] {
  const { customerServiceLinks, customerServiceHosts } = settingsOf({ settings });
  return Object.entries(customerServiceLinks).flatMap(([language, link]) =>
    allowedServiceLink(link, customerServiceHosts) === undefined
      ? [`settings/customerServiceLinks/${language} must be an https link to a host of settings/customerServiceHosts`]
      : [],
  );
}
