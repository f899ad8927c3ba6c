import { languages } from "@lantern/phrases/languages.ts";
import { closeIntegration, forgetClosing, reopenIntegration } from "../../games/close-integration.ts";
import { createIntegration, type NewIntegration } from "../../games/create-integration.ts";
import { createVendor } from "../../games/create-vendor.ts";
import { forgetIntegrations } from "../../games/find-integration.ts";
import { listAllIntegrations, type IntegrationLine } from "../../games/list-all-integrations.ts";
import { deskReference } from "../../games/vendor-keys.ts";
import { protocolNames } from "../../games/vendor-protocols.ts";
import { recordAudit, type Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { optionOf, type CommandInput, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";

const codePattern = /^[A-Z0-9_]{2,24}$/;
const nameLengthMax = 60;
const nameOptions = languages.map(({ code }) => `[--name-${code} WORDS]`).join(" ");

const list: CommandRun = async ({ database }) => {
  const all = await listAllIntegrations(database);
  return all.length === 0 ? "There is no integration." : all.map(lineOf).join("\n");
};

const create: CommandRun = async (scope, actor, input) => {
  const code = codeOf(input);
  if ((await findLine(scope, code)) !== undefined)
    throw new Error(`There is an integration ${code} already: npm run operator -- integration set ${code} changes it.`);
  const integration: NewIntegration = {
    code,
    protocol: protocolOption(input),
    baseUrl: originOf(scope, "url", optionOf(input, "url")),
    ...publicUrlOf(scope, input),
    secretReference: input.options.get("keys") ?? deskReference,
  };
  await store(scope, actor, { integration, action: "integration.create" });
  const keys =
    integration.secretReference === deskReference
      ? `Its engineers make the keys at the desk: npm run operator -- engineer --name NAME --integration ${code}`
      : `The keys "${integration.secretReference}" of the configuration sign.`;
  return `${code} speaks ${integration.protocol} at ${integration.baseUrl}.\n${keys}\nA merchant has it by: npm run operator -- integration brand ${code} --merchant CODE --brand CODE --name WORDS`;
};

const set: CommandRun = async (scope, actor, input) => {
  const before = await lineOrThrow(scope, input);
  if (input.options.size === 0) throw new Error("Say what changes: --url, --public-url (none takes it away) or --keys.");
  const { code, protocol, baseUrl, publicUrl, secretReference } = before;
  const kept = publicUrl === null ? {} : { publicUrl };
  const integration: NewIntegration = {
    code,
    protocol,
    baseUrl: input.options.has("url") ? originOf(scope, "url", optionOf(input, "url")) : baseUrl,
    ...(input.options.has("public-url") ? publicUrlOf(scope, input) : kept),
    secretReference: input.options.get("keys") ?? secretReference,
  };
  await store(scope, actor, { integration, action: "integration.set", before: { baseUrl, publicUrl, secretReference } });
  return lineOf(await lineOrThrow(scope, input));
};

const brand: CommandRun = async (scope, actor, input) => {
  const { code: integrationCode } = await lineOrThrow(scope, input);
  const brandCode = optionOf(input, "brand");
  if (!codePattern.test(brandCode)) throw new Error("--brand has 2 to 24 capital letters, digits or low lines: its account-type name.");
  const merchant = await merchantOf(scope.database, input);
  const position = input.options.get("position") ?? "0";
  if (!/^[0-9]{1,6}$/.test(position)) throw new Error("--position is a number from 0: brands stand in its order.");
  const names = languages.flatMap(({ code }) => {
    const given = input.options.get(`name-${code}`);
    return given === undefined ? [] : [[code, nameOf(`name-${code}`, given)] as const];
  });
  const displayNames = { en: nameOf("name", optionOf(input, "name")), ...Object.fromEntries(names) };
  await scope.database.tx(async (transaction) => {
    const isNew = await createVendor(transaction, {
      merchantId: merchant.id,
      code: brandCode,
      integrationCode,
      displayNames,
      position: Number(position),
    });
    if (!isNew) throw new Error(`${merchant.code} has a brand ${brandCode} already.`);
    const subject = { type: "integration", id: integrationCode };
    const after = { brandCode, displayNames, position: Number(position) };
    await recordAudit(transaction, scope.clock, { actor, action: "integration.brand", merchantId: merchant.id, subject, after });
  });
  return `${merchant.code} has ${brandCode} of ${integrationCode}; its games come with the next reading of the catalogue, within two minutes.`;
};

const close: CommandRun = async (scope, actor, input) => {
  const { code, closedAt } = await lineOrThrow(scope, input);
  if (closedAt !== null) throw new Error(`${code} is closed already, since ${closedAt.toISOString()}.`);
  const goneCount = await scope.database.tx(async (transaction) => {
    const gone = await closeIntegration(scope, transaction, code);
    const subject = { type: "integration", id: code };
    await recordAudit(transaction, scope.clock, {
      actor,
      action: "integration.close",
      merchantId: null,
      subject,
      after: { goneCount: gone },
    });
    return gone ?? 0;
  });
  forgetClosing(scope);
  return `${code} is closed: ${goneCount} games are gone and nothing more is staked. Wins and rollbacks of what was staked are taken on.`;
};

const reopen: CommandRun = async (scope, actor, input) => {
  const { code, closedAt } = await lineOrThrow(scope, input);
  if (closedAt === null) throw new Error(`${code} is not closed.`);
  await scope.database.tx(async (transaction) => {
    await reopenIntegration(transaction, code);
    const subject = { type: "integration", id: code };
    await recordAudit(transaction, scope.clock, { actor, action: "integration.open", merchantId: null, subject });
  });
  forgetClosing(scope);
  return `${code} is open: its games return with the next reading of the catalogue, within two minutes.`;
};

export const integrationCommands: OperatorCommands = {
  "integration list": { usage: "", run: list },
  "integration create": {
    usage: `CODE --protocol ${protocolNames.join("|")} --url ORIGIN [--public-url ORIGIN] [--keys REFERENCE]`,
    note: "without --keys its engineers make them at the vendors' desk",
    run: create,
  },
  "integration set": { usage: "CODE [--url ORIGIN] [--public-url ORIGIN|none] [--keys REFERENCE]", run: set },
  "integration brand": { usage: `CODE --merchant CODE --brand CODE --name WORDS ${nameOptions} [--position N]`, run: brand },
  "integration close": { usage: "CODE", run: close },
  "integration open": { usage: "CODE", run: reopen },
};

interface Stored {
  readonly integration: NewIntegration;
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
}

async function store(scope: Scope, actor: Actor, { integration, action, before }: Stored): Promise<void> {
  await scope.database.tx(async (transaction) => {
    await createIntegration(scope, transaction, integration);
    const { code, ...after } = integration;
    const subject = { type: "integration", id: code };
    const changes = { after, ...(before === undefined ? {} : { before }) };
    await recordAudit(transaction, scope.clock, { actor, action, merchantId: null, subject, ...changes });
  });
  forgetIntegrations(scope);
}

async function findLine({ database }: Scope, code: string): Promise<IntegrationLine | undefined> {
  return (await listAllIntegrations(database)).find((line) => line.code === code);
}

async function lineOrThrow(scope: Scope, input: CommandInput): Promise<IntegrationLine> {
  const code = codeOf(input);
  const line = await findLine(scope, code);
  if (line === undefined) throw new Error(`There is no integration ${code}: npm run operator -- integration list shows them.`);
  return line;
}

function codeOf({ words }: CommandInput): string {
  const [code = ""] = words;
  if (!codePattern.test(code))
    throw new Error("Name the integration by its code: 2 to 24 capital letters, digits or low lines, such as HARBOUR.");
  return code;
}

function protocolOption(input: CommandInput): string {
  const protocol = optionOf(input, "protocol");
  if (!protocolNames.includes(protocol)) throw new Error(`--protocol is one of ${protocolNames.join(", ")}.`);
  return protocol;
}

function publicUrlOf(scope: Scope, { options }: CommandInput): { readonly publicUrl?: string } {
  const given = options.get("public-url");
  return given === undefined || given === "none" ? {} : { publicUrl: originOf(scope, "public-url", given) };
}

/** Scheme, host and port. Outside demo mode by TLS, for keys and players' tokens travel there. */
function originOf({ configuration }: Scope, option: string, text: string): string {
  const schemes = configuration.mode === "demo" ? ["http:", "https:"] : ["https:"];
  if (URL.canParse(text)) {
    const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
    if (schemes.includes(protocol) && pathname === "/" && `${search}${hash}${username}${password}` === "") return origin;
  }
  throw new Error(
    `--${option} is an origin by ${schemes.map((scheme) => scheme.slice(0, -1)).join(" or ")} with nothing behind, such as https://games.example.`,
  );
}

function nameOf(option: string, value: string): string {
  const name = value.trim();
  if (name === "" || name.length > nameLengthMax) throw new Error(`--${option} has 1 to ${nameLengthMax} characters.`);
  return name;
}

function lineOf({
  code,
  protocol,
  baseUrl,
  publicUrl,
  secretReference,
  closedAt,
  syncedAt,
  publishedCount,
  brands,
}: IntegrationLine): string {
  const state = closedAt === null ? "open" : `closed since ${closedAt.toISOString()}`;
  const games = syncedAt === null ? "never read" : `${publishedCount} games, read ${syncedAt.toISOString()}`;
  const elsewhere = publicUrl === null ? "" : ` (browsers: ${publicUrl})`;
  return `${code}  ${protocol}  ${baseUrl}${elsewhere}  keys: ${secretReference}  ${state}  ${games}  ${brands.join(" ") || "no merchant has it"}`;
}
