import { Type } from "typebox";
import { kycCaseState, kycProfile, kycReason, kycSide } from "./kyc.ts";

export const kycCaseSummary = Type.Object({
  caseId: Type.String(),
  memberId: Type.String(),
  userName: Type.String(),
  state: kycCaseState,
  /** Instants in ISO 8601; empty where it has not come to that. */
  submittedAt: Type.String(),
  decidedAt: Type.String(),
  reasonCode: Type.Union([kycReason, Type.Literal("")]),
  reasonNote: Type.String(),
  /** YYYY-MM-DD; empty where the paper says none. */
  documentExpiresOn: Type.String(),
  /** What the member wrote and showed is deleted. */
  erased: Type.Boolean(),
});

/** A case as a reviewer opens it. */
export const kycCase = Type.Object({
  ...kycCaseSummary.properties,
  profile: Type.Union([kycProfile, Type.Null()]),
  documents: Type.Array(Type.Object({ side: kycSide, width: Type.Integer(), height: Type.Integer(), addedAt: Type.String() })),
});

/** What a step of a reviewer may be refused with. */
export const kycCaseRefusals = ["accounts.kyc_unknown", "accounts.kyc_decided"] as const;
