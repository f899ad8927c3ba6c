import type { Queryable } from "@lantern/database/database.ts";
import { checkResultEntry } from "@lantern/rules/lottery/result-entry.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { familyOfIssue } from "../lottery-game.ts";
import type { DeskDeed } from "./desk-actor.ts";
import { findDeskIssue, type FoundIssue } from "./find-desk-issue.ts";

/** A result as it was read: every prize, as one text and by name. */
export interface ReadResult {
  readonly resultText: string;
  readonly result: DrawResult;
}

export type ReadRefusal = Refusal<"lottery.result_not_official" | "lottery.result_joined" | "lottery.result_invalid">;

/** Reads a result that is entered for an issue: prizes that follow from published figures are read off them. */
export function readEntered({ game, issue }: FoundIssue, entered: DrawResult): ReadResult | ReadRefusal {
  if (issue.source !== "official") return refuse("lottery.result_not_official");
  if (game.joinedGameIds !== null) return refuse("lottery.result_joined");
  const entry = checkResultEntry(familyOfIssue(game, issue), entered);
  return entry.ok ? entry : refuse("lottery.result_invalid", { values: { ...entry.fault }, value: { ...entry.fault } });
}

/** The same for an operator who has not entered it yet. */
export async function previewResult(
  queryable: Queryable,
  deed: DeskDeed & { readonly result: DrawResult },
): Promise<ReadResult | ReadRefusal | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  const found = await findDeskIssue(queryable, deed);
  return isRefusal(found) ? found : readEntered(found, deed.result);
}
