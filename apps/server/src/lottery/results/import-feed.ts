import { readResultEntry } from "@lantern/rules/lottery/result-entry.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import type { Scope } from "../../platform/context.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { findGameByCode } from "../lottery-game.ts";
import type { DeskActor } from "./desk-actor.ts";
import { submitResult, type ResultRefusal, type SubmittedResult } from "./submit-result.ts";

/** What became of a line of a feed; `unreadable` where it names no game, numero and result. */
export interface FeedLine {
  /** From 1, as an editor counts them. */
  readonly line: number;
  readonly gameCode: string;
  readonly numero: string;
  readonly outcome: SubmittedResult | ResultRefusal | "unreadable";
}

const header = "game,numero,result";

/**
 * Takes a feed of results in, line by line: CSV `game,numero,result` (a result as one text, prizes joined by `|`, lots by `_`) or JSON
 * `{"game","numero","result"}` (the text, or lots by prize). Each line is a transaction of its own, and the same line again changes nothing.
 * Empty lines and the header are passed over.
 */
export async function importFeed(
  scope: Scope,
  { actor, merchantId, text }: { readonly actor: DeskActor; readonly merchantId: string; readonly text: string },
): Promise<FeedLine[]> {
  const outcomes: FeedLine[] = [];
  for (const [place, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === "" || line.trim().toLowerCase() === header) continue;
    const read = readLine(line.trim());
    if (read === undefined) {
      outcomes.push({ line: place + 1, gameCode: "", numero: "", outcome: "unreadable" });
      continue;
    }
    const { gameCode, numero } = read;
    const game = await findGameByCode(scope.database, merchantId, gameCode);
    const result = typeof read.result === "string" ? readResultEntry(game?.family, read.result) : read.result;
    const outcome = await submitResult(scope, { actor, merchantId, gameCode, numero, result, step: "import", reason: "" });
    outcomes.push({ line: place + 1, gameCode, numero, outcome });
  }
  return outcomes;
}

/** Whether anything is to be mended and imported again. */
export function isFeedError({ outcome }: FeedLine): boolean {
  return outcome === "unreadable" || isRefusal(outcome);
}

interface ReadLine {
  readonly gameCode: string;
  readonly numero: string;
  readonly result: string | DrawResult;
}

function readLine(line: string): ReadLine | undefined {
  if (line.startsWith("{")) return readJsonLine(line);
  const fields = line.split(",").map((field) => field.trim());
  const [gameCode = "", numero = "", result = ""] = fields;
  return fields.length === 3 && gameCode !== "" && numero !== "" && result !== "" ? { gameCode, numero, result } : undefined;
}

function readJsonLine(line: string): ReadLine | undefined {
  try {
    const { game, numero, result } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const isNamed = typeof game === "string" && typeof numero === "string";
    return isNamed && (typeof result === "string" || isLots(result)) ? { gameCode: game, numero, result } : undefined;
  } catch {
    return undefined;
  }
}

function isLots(value: unknown): value is DrawResult {
  const isTexts = (lots: unknown) => Array.isArray(lots) && lots.every((lot) => typeof lot === "string");
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts);
}
