/** How far a member has shown who he is (specification 4.12.2): pending review is `SUBMITTED`. */
export const kycStates = ["NONE", "SUBMITTED", "VERIFIED", "REJECTED", "EXPIRED"] as const;

export type KycState = (typeof kycStates)[number];

export type KycStep = "submit" | "approve" | "reject" | "expire";

/** What may follow on what; a step that a state does not name is refused. */
const steps: Readonly<Record<KycState, Readonly<Partial<Record<KycStep, KycState>>>>> = {
  NONE: { submit: "SUBMITTED" },
  SUBMITTED: { approve: "VERIFIED", reject: "REJECTED" },
  VERIFIED: { expire: "EXPIRED" },
  REJECTED: { submit: "SUBMITTED" },
  EXPIRED: { submit: "SUBMITTED" },
};

/** The state that a step leads to; undefined where it may not be taken. */
export function kycStateAfter(state: KycState, step: KycStep): KycState | undefined {
  return steps[state][step];
}

/** What eligibility says of a member whose state this is. */
export function kycLevelOf(state: KycState): 0 | 1 {
  return state === "VERIFIED" ? 1 : 0;
}

/** The pictures that a case needs (specification 5.5.6). */
export const kycSides = ["front", "back", "selfie"] as const;

export type KycSide = (typeof kycSides)[number];

/** Why a reviewer may send a case back; the member reads it in his language. */
export const kycReasons = [
  "unreadable",
  "mismatch",
  "incomplete",
  "expired_document",
  "not_accepted",
  "selfie",
  "underage",
  "other",
] as const;

export type KycReason = (typeof kycReasons)[number];
