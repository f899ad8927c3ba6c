import { Type } from "typebox";

const text = Type.String();
const instant = Type.String({ format: "date-time" });

/** Prize name → lots, leading zeros kept. */
export const enteredResult = Type.Record(Type.String({ maxLength: 40 }), Type.Array(Type.String({ maxLength: 16 }), { maxItems: 100 }));

/** An issue as those see it who enter results. What another operator has entered is not in it before it counts. */
export const deskIssue = Type.Object({
  gameCode: text,
  numero: text,
  source: Type.Union([Type.Literal("house"), Type.Literal("official")]),
  /** A state of the issue, or `corrected`. */
  state: text,
  lockAt: instant,
  drawAt: instant,
  /** Until when a result may come; null where the house draws. */
  resultDueAt: Type.Union([instant, Type.Null()]),
  /** Until when the result may be corrected; null where the house draws. */
  correctableUntil: Type.Union([instant, Type.Null()]),
  betCount: Type.Integer(),
  /** Codes of the two games whose results make this one's, which nobody enters; empty for every other. */
  joinedOf: Type.Array(text),
  /** The entry that waits to be confirmed; its result only for who entered it. */
  waiting: Type.Union([
    Type.Object({ operator: text, enteredAt: instant, version: Type.Integer(), reason: text, mine: Type.Boolean(), result: text }),
    Type.Null(),
  ]),
  /** The two entries that differed last, while nothing was entered since: each sees his own result. */
  mismatch: Type.Union([
    Type.Object({ version: Type.Integer(), entries: Type.Array(Type.Object({ operator: text, enteredAt: instant, result: text })) }),
    Type.Null(),
  ]),
  voidRequest: Type.Union([Type.Object({ operator: text, reason: text, requestedAt: instant, mine: Type.Boolean() }), Type.Null()]),
  /** Every result that counted, the last one in force. */
  results: Type.Array(
    Type.Object({ version: Type.Integer(), result: text, enteredBy: text, confirmedBy: text, reason: text, decidedAt: instant }),
  ),
});

/** What the entry of a result may be refused with. */
export const resultRefusals = [
  "lottery.game_unknown",
  "lottery.issue_unknown",
  "lottery.issue_settling",
  "lottery.issue_void",
  "lottery.result_not_official",
  "lottery.result_joined",
  "lottery.result_early",
  "lottery.result_late",
  "lottery.result_invalid",
  "lottery.result_entered",
  "lottery.result_not_entered",
  "lottery.result_same_operator",
  "lottery.result_mismatch",
  "lottery.result_unchanged",
  "lottery.correction_late",
  "operators.field_invalid",
] as const;

/** What the voiding of an issue may be refused with. */
export const voidRefusals = [
  "lottery.game_unknown",
  "lottery.issue_unknown",
  "lottery.issue_settled",
  "lottery.issue_void",
  "lottery.void_requested",
  "lottery.void_not_requested",
  "lottery.result_same_operator",
  "operators.field_invalid",
] as const;
