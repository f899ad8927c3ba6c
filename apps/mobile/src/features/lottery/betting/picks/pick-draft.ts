import { combinations } from "@lantern/rules/lottery/combinations.ts";
import type { ContentFault, ContentRule, Selection } from "@lantern/rules/lottery/content.ts";
import { readTyped } from "./typed-numbers.ts";

/** What the player has picked of one play so far, before it is a bet. */
export interface PickDraft {
  /** Numbers or words tapped. */
  readonly board: readonly string[];
  /** Numbers tapped for each place, for plays of positions. */
  readonly positions: readonly (readonly string[])[];
  /** Numbers written or pasted, as they were written. */
  readonly typed: string;
}

export const emptyDraft: PickDraft = { board: [], positions: [], typed: "" };

export type DraftSelection = { readonly ok: true; readonly selection: Selection } | { readonly ok: false; readonly fault: ContentFault };

/**
 * The selection that a draft stands for: tapped and written numbers together, each once. On a play of combinations the tapped numbers
 * stand for every combination of them, and each written line for one of its own.
 */
export function selectionOfDraft(rule: ContentRule, draft: PickDraft): DraftSelection {
  const written = readTyped(rule, draft.typed).parts;
  if (rule.form === "positions") {
    const parts = Array.from({ length: rule.positions }, (_, place) => draft.positions[place] ?? []);
    return { ok: true, selection: parts.some((picks) => picks.length > 0) ? parts : [] };
  }
  if (rule.form === "list") {
    const picks = [...new Set([...draft.board, ...written.flat()])];
    return { ok: true, selection: picks.length === 0 ? [] : [picks] };
  }
  if (combinations(draft.board.length, rule.size) + written.length > rule.combinationsMax)
    return { ok: false, fault: "content_combinations_too_many" };
  if (draft.board.length > 0 && draft.board.length < rule.size) return { ok: false, fault: "content_combination_size_wrong" };
  const parts = [...combinationsOf(draft.board.toSorted(), rule.size), ...written];
  return { ok: true, selection: [...new Map(parts.map((part) => [part.join("_"), part])).values()] };
}

/** Whether nothing has been picked or written. */
export function isEmptyDraft({ board, positions, typed }: PickDraft): boolean {
  return board.length === 0 && typed.trim() === "" && positions.every((picks) => picks.length === 0);
}

/** Every combination of `size` of the picks, in order. */
export function combinationsOf(picks: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return picks.flatMap((pick, place) => combinationsOf(picks.slice(place + 1), size - 1).map((rest) => [pick, ...rest]));
}

/** Takes a pick in or out. */
export function togglePick(picks: readonly string[], pick: string): readonly string[] {
  return picks.includes(pick) ? picks.filter((picked) => picked !== pick) : [...picks, pick];
}
