import { readFile } from "node:fs/promises";
import { readResultEntry } from "@lantern/rules/lottery/result-entry.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import type { DeskDeed } from "../../lottery/results/desk-actor.ts";
import { importFeed, isFeedError, type FeedLine } from "../../lottery/results/import-feed.ts";
import { listWaitingIssues } from "../../lottery/results/list-waiting-issues.ts";
import { previewResult } from "../../lottery/results/read-result.ts";
import { submitResult, type ResultSubmission } from "../../lottery/results/submit-result.ts";
import { confirmVoid, requestVoid } from "../../lottery/results/submit-void.ts";
import type { DeskIssueView } from "../../lottery/results/view-desk-issue.ts";
import { findGameByCode } from "../../lottery/lottery-game.ts";
import type { Scope } from "../../platform/context.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { showDeskIssue } from "../show-desk-issue.ts";
import { optionOf, type CommandInput, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { deskOf, deskOptions } from "./desk-of.ts";
import { orThrow, refusalText } from "./or-throw.ts";

const list: CommandRun = async (scope, _actor, input) => {
  const { actor, merchantId } = await deskOf(scope, input);
  const issues = await listWaitingIssues(scope, { merchantId, operatorId: actor.id });
  return issues.length === 0 ? "Nothing waits." : issues.map(linesOf).join("\n");
};

const show: CommandRun = async (scope, _actor, input) => shown(scope, await deedOf(scope, input));

/** What a result reads as, with the prizes that follow from published figures; nothing is entered. */
const read: CommandRun = async (scope, _actor, input) => {
  const entered = resultTextOf(input);
  const deed = await deedOf(scope, input);
  const { result } = orThrow(await previewResult(scope.database, { ...deed, result: await enteredOf(scope, deed, entered) }));
  return Object.entries(result)
    .map(([prize, lots]) => `${prize}: ${lots.join(" ")}`)
    .join("\n");
};

/** Of a settled issue it is a correction, which says why: `--reason`. */
const enter: CommandRun = async (scope, _actor, input) => submit(scope, input, "enter");

const confirm: CommandRun = async (scope, _actor, input) => submit(scope, input, "confirm");

const voidIssue: CommandRun = async (scope, _actor, input) => {
  const deed = await deedOf(scope, input);
  orThrow(await requestVoid(scope, { ...deed, reason: optionOf(input, "reason") }));
  return shown(scope, deed);
};

const voidConfirm: CommandRun = async (scope, _actor, input) => {
  const deed = await deedOf(scope, input);
  orThrow(await confirmVoid(scope, deed));
  return shown(scope, deed);
};

/** @throws Error with what became of every line, where one of them is to be mended: the others have been taken all the same. */
const importFile: CommandRun = async (scope, _actor, input) => {
  const [file] = input.words;
  if (file === undefined) throw new Error("Name the file.");
  const { actor, merchantId } = await deskOf(scope, input);
  const lines = await importFeed(scope, { actor, merchantId, text: await readFile(file, "utf8") });
  const told = lines.length === 0 ? "The file holds no results." : lines.map(feedText).join("\n");
  if (lines.some(isFeedError)) throw new Error(told);
  return told;
};

export const resultCommands: OperatorCommands = {
  "result list": { usage: deskOptions, run: list },
  "result show": { usage: `GAME NUMERO ${deskOptions}`, run: show },
  "result read": { usage: `GAME NUMERO "RESULT" ${deskOptions}`, note: "what it reads as, before it is entered", run: read },
  "result enter": {
    usage: `GAME NUMERO "RESULT" [--reason WORDS] ${deskOptions}`,
    note: "a RESULT has prizes joined by |, lots by _; of a settled issue it is a correction, which needs the reason",
    run: enter,
  },
  "result confirm": { usage: `GAME NUMERO "RESULT" ${deskOptions}`, run: confirm },
  "result import": { usage: `FILE ${deskOptions}`, note: "lines game,numero,result or JSON", run: importFile },
  "result void": { usage: `GAME NUMERO --reason WORDS ${deskOptions}`, note: "another operator confirms it", run: voidIssue },
  "result void-confirm": { usage: `GAME NUMERO ${deskOptions}`, run: voidConfirm },
};

async function submit(scope: Scope, input: CommandInput, step: ResultSubmission["step"]): Promise<string> {
  const entered = resultTextOf(input);
  const deed = await deedOf(scope, input);
  const result = await enteredOf(scope, deed, entered);
  orThrow(await submitResult(scope, { ...deed, result, step, reason: input.options.get("reason") ?? "" }));
  return shown(scope, deed);
}

function resultTextOf({ words }: CommandInput): string {
  const [, , entered] = words;
  if (entered === undefined) throw new Error("Name game, numero and result: prizes joined by |, lots by _, in quotes.");
  return entered;
}

async function enteredOf(scope: Scope, deed: DeskDeed, entered: string): Promise<DrawResult> {
  const game = await findGameByCode(scope.database, deed.merchantId, deed.gameCode);
  return readResultEntry(game?.family, entered);
}

async function deedOf(scope: Scope, input: CommandInput): Promise<DeskDeed> {
  const [gameCode, numero] = input.words;
  if (gameCode === undefined || numero === undefined) throw new Error("Name the game and the numero: HANOIDAY 20261122.");
  return { ...(await deskOf(scope, input)), gameCode, numero };
}

async function shown(scope: Scope, deed: DeskDeed): Promise<string> {
  return linesOf(orThrow(await showDeskIssue(scope, deed)));
}

const feedWords = {
  waiting: "waits for a second operator",
  decided: "counts",
  unchanged: "was there already",
  unreadable: "holds no game, numero and result",
} as const;

function feedText({ line, gameCode, numero, outcome }: FeedLine): string {
  const words = isRefusal(outcome) ? refusalText(outcome) : feedWords[outcome];
  return `line ${line}: ${[gameCode, numero, words].filter((part) => part !== "").join(" ")}`;
}

function linesOf({ waiting, mismatch, voidRequest, results, ...issue }: DeskIssueView): string {
  const facts = {
    "drawn at": issue.drawAt,
    "result until": issue.resultDueAt ?? "",
    "correctable until": issue.correctableUntil ?? "",
    bets: String(issue.betCount),
    "made of": issue.joinedOf.join(" and "),
  };
  return [
    `${issue.gameCode} ${issue.numero}  ${issue.state}`,
    ...Object.entries(facts).flatMap(([name, value]) => (value === "" ? [] : [`  ${name}: ${value}`])),
    ...(waiting === null
      ? []
      : [
          `  waits: version ${waiting.version}, entered by ${waiting.operator}${waiting.mine ? `: ${waiting.result}` : ", hidden until yours is the same"}`,
        ]),
    ...(mismatch === null
      ? []
      : [
          `  set aside, for they differ: ${mismatch.entries.map(({ operator, result }) => (result === "" ? operator : `${operator} ${result}`)).join(" and ")}; enter anew`,
        ]),
    ...(voidRequest === null ? [] : [`  to be void, says ${voidRequest.operator}: ${voidRequest.reason}`]),
    ...results.map(({ version, result, enteredBy, confirmedBy, reason }) =>
      [`  version ${version}: ${result} (${enteredBy}, ${confirmedBy})`, reason].filter((part) => part !== "").join(" "),
    ),
  ].join("\n");
}
