/** How far a member has shown who he is (specification 4.12.2): pending review is `SUBMITTED`. */
export const memberKycStates = ["NONE", "SUBMITTED", "VERIFIED", "REJECTED", "EXPIRED"] as const;

export type MemberKycState = (typeof memberKycStates)[number];

/** How a case stands: a member's is never `REPLACED`, since what replaced it is verified. */
export const kycStates = [...memberKycStates, "REPLACED"] as const;

export type KycState = (typeof kycStates)[number];

export type KycStep = "submit" | "approve" | "reject" | "expire" | "replace";

/** What may follow on what; a step that a state does not name is refused. */
const steps: Readonly<Record<KycState, Readonly<Partial<Record<KycStep, KycState>>>>> = {
  NONE: { submit: "SUBMITTED" },
  SUBMITTED: { approve: "VERIFIED", reject: "REJECTED" },
  VERIFIED: { expire: "EXPIRED", replace: "REPLACED" },
  REJECTED: { submit: "SUBMITTED" },
  EXPIRED: { submit: "SUBMITTED" },
  REPLACED: {},
};

/** The state that a step leads to; undefined where it may not be taken. */
export function kycStateAfter(state: KycState, step: KycStep): KycState | undefined {
  return steps[state][step];
}

/** What eligibility says of a member whose state this is. */
export function kycLevelOf(state: KycState): 0 | 1 {
  return state === "VERIFIED" ? 1 : 0;
}

const dayMs = 24 * 3_600_000;

/** How a new paper stands beside the one that still holds: not yet asked for, asked for, waiting for the reviewers, or sent back by them. */
export type KycRenewal = "NONE" | "OPEN" | "SUBMITTED" | "REJECTED";

/**
 * From which day on a new paper is taken before the old one runs out.
 * @param documentExpiresOn last day on which the old one is good, YYYY-MM-DD
 * @param renewalDays days before it
 * @returns YYYY-MM-DD
 */
export function kycRenewalFrom(documentExpiresOn: string, renewalDays: number): string {
  return new Date(Date.parse(`${documentExpiresOn}T00:00:00Z`) - renewalDays * dayMs).toISOString().slice(0, 10);
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
