import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { kycReasons, kycStates, type KycReason, type KycState } from "@lantern/rules/accounts/kyc-states.ts";
import type { CaseView } from "../../accounts/kyc/case-view.ts";
import { decideCase, type Decision } from "../../accounts/kyc/decide-case.ts";
import { listCases } from "../../accounts/kyc/list-cases.ts";
import { openCase, openDocument, type CaseOf } from "../../accounts/kyc/open-case.ts";
import { countOtherKeys } from "../../accounts/kyc/rewrap-keys.ts";
import type { Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { isCalendarDay } from "../calendar-day.ts";
import { optionOf, type CommandInput, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";
import { orThrow } from "./or-throw.ts";

const rowsMax = 100;
const shownStates = kycStates.filter((state) => state !== "NONE");

const list: CommandRun = async ({ database }, _actor, input) => {
  const state = stateOf(input.options.get("state") ?? "SUBMITTED");
  const merchants = input.options.has("merchant") ? [await merchantOf(database, input)] : await listMerchants(database);
  const lines: string[] = [];
  for (const merchant of merchants) {
    const { total, cases } = await listCases(database, { merchantId: merchant.id, state, page: 1, size: rowsMax });
    lines.push(`${merchant.code}: ${total} ${state}`);
    lines.push(...cases.map(({ caseId, userName, submittedAt }) => `  ${caseId}  ${submittedAt.slice(0, 16)}  ${userName}`));
  }
  return lines.join("\n");
};

/** With `--out` the pictures are written into a folder that only its owner reads; each is a look that the audit has. */
const show: CommandRun = async (scope, actor, input) => {
  const of = await caseOf(scope, actor, input);
  const view = orThrow(await openCase(scope, of));
  const folder = input.options.get("out");
  const files = folder === undefined ? [] : await writeDocuments(scope, of, view, path.resolve(folder));
  return [...linesOf(view), ...files].join("\n");
};

const approve: CommandRun = async (scope, actor, input) => {
  const expires = input.options.get("expires");
  const today = scope.clock.now().toISOString().slice(0, 10);
  if (expires !== undefined && (!isCalendarDay(expires) || expires < today))
    throw new Error("--expires is a day to come, as YYYY-MM-DD: a paper that has run out is no proof.");
  return decide(scope, await caseOf(scope, actor, input), { step: "approve", documentExpiresOn: expires ?? null });
};

const reject: CommandRun = async (scope, actor, input) => {
  const reason = reasonOf(optionOf(input, "reason"));
  const note = input.options.get("note")?.trim() ?? "";
  if (reason === "other" && note === "") throw new Error("The reason other needs words: --note.");
  return decide(scope, await caseOf(scope, actor, input), { step: "reject", reason, note });
};

const keys: CommandRun = async (scope) => {
  const others = await countOtherKeys(scope);
  return others === 0
    ? "Every key is wrapped under LANTERN_DOCUMENT_KEY: LANTERN_DOCUMENT_KEY_ALSO may go."
    : `${others} keys are still wrapped under another key: a running platform wraps them anew, a few hundred a minute.`;
};

export const kycCommands: OperatorCommands = {
  "kyc list": { usage: `[--merchant CODE] [--state ${shownStates.join("|")}]`, run: list },
  "kyc show": { usage: "CASE [--out FOLDER]", run: show },
  "kyc approve": { usage: "CASE [--expires YYYY-MM-DD]", run: approve },
  "kyc reject": { usage: "CASE --reason REASON [--note WORDS]", run: reject },
  "kyc keys": { usage: "", run: keys },
};

async function decide(scope: Scope, of: CaseOf, decision: Decision): Promise<string> {
  return linesOf(orThrow(await decideCase(scope, of, decision))).join("\n");
}

const selectMerchant = "select merchant_id from accounts_kyc_cases where id::text = $1 and status <> 'draft'";

async function caseOf(scope: Scope, actor: Actor, { words }: CommandInput): Promise<CaseOf> {
  const [caseId] = words;
  if (caseId === undefined) throw new Error("Name the case: npm run operator -- kyc list shows them.");
  const [row] = await scope.database.query<{ merchant_id: string }>(selectMerchant, [caseId]);
  if (row === undefined) throw new Error(`There is no case ${caseId}.`);
  return { actor, merchantId: row.merchant_id, caseId };
}

function linesOf({ caseId, userName, state, submittedAt, documentExpiresOn, reasonCode, profile, documents }: CaseView): string[] {
  const facts = { state, submitted: submittedAt.slice(0, 16), expires: documentExpiresOn, reason: reasonCode, ...profile };
  return [
    `${caseId}  ${userName}`,
    ...Object.entries(facts).flatMap(([name, value]) => (value === "" ? [] : [`  ${name}: ${value}`])),
    ...documents.map(({ side, width, height }) => `  picture: ${side}, ${width} × ${height}`),
  ];
}

async function writeDocuments(scope: Scope, of: CaseOf, view: CaseView, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines: string[] = [];
  for (const { side } of view.documents) {
    const { bytes } = orThrow(await openDocument(scope, { ...of, side }));
    const file = path.join(folder, `${of.caseId}-${side}.jpg`);
    await writeFile(file, bytes, { mode: 0o600 });
    lines.push(`  written: ${file}`);
  }
  return lines;
}

function stateOf(text: string): KycState {
  const state = shownStates.find((candidate) => candidate === text);
  if (state === undefined) throw new Error(`--state is one of ${shownStates.join(", ")}.`);
  return state;
}

function reasonOf(text: string): KycReason {
  const reason = kycReasons.find((candidate) => candidate === text);
  if (reason === undefined) throw new Error(`--reason is one of ${kycReasons.join(", ")}.`);
  return reason;
}
