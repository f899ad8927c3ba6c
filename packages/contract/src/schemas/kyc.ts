import { Type } from "typebox";

export const kycState = Type.Union([
  Type.Literal("NONE"),
  Type.Literal("SUBMITTED"),
  Type.Literal("VERIFIED"),
  Type.Literal("REJECTED"),
  Type.Literal("EXPIRED"),
]);

/** How a case stands: a new paper's approval replaces the case that held before. */
export const kycCaseState = Type.Union([...kycState.anyOf, Type.Literal("REPLACED")]);

/** How a new paper stands beside the one that still holds (see `KycRenewal` of the rules). */
export const kycRenewal = Type.Union([Type.Literal("NONE"), Type.Literal("OPEN"), Type.Literal("SUBMITTED"), Type.Literal("REJECTED")]);

/** Front and back of the paper, and the member with the paper in his hand (specification 5.5.6). */
export const kycSide = Type.Union([Type.Literal("front"), Type.Literal("back"), Type.Literal("selfie")]);

export const kycReason = Type.Union([
  Type.Literal("unreadable"),
  Type.Literal("mismatch"),
  Type.Literal("incomplete"),
  Type.Literal("expired_document"),
  Type.Literal("not_accepted"),
  Type.Literal("selfie"),
  Type.Literal("underage"),
  Type.Literal("other"),
]);

const field = (maxLength: number) => Type.String({ maxLength });

/** Who a member says he is (specification 3.22). `birthDate` is DD/MM/YYYY, `nationality` an ISO 3166-1 code of two letters. */
export const kycProfile = Type.Object({
  realName: field(256),
  birthDate: field(32),
  placeOfBirth: field(512),
  nationality: field(8),
  address: field(1_024),
  occupation: field(32),
  sourceOfIncome: field(32),
});

/** How a member's identity stands, as he sees it himself. His pictures are never among it. */
export const kycStatus = Type.Object({
  state: kycState,
  /** Of a new paper, while the one before still holds and `state` is `VERIFIED`. */
  renewal: kycRenewal,
  /** Why a case was sent back; empty otherwise. */
  reasonCode: Type.Union([kycReason, Type.Literal("")]),
  /** In the reviewer's own words; may be empty. */
  reasonNote: Type.String(),
  /** Instants in ISO 8601; empty where it has not come to that. */
  submittedAt: Type.String(),
  decidedAt: Type.String(),
  /** The day on which the paper that was shown, or that holds, runs out, YYYY-MM-DD; empty where it says none. */
  documentExpiresOn: Type.String(),
  /** Years of age that the merchant asks for. */
  ageMin: Type.Integer(),
  /** Whether money is paid out to verified members only. */
  withdrawalAsks: Type.Boolean(),
  /** What he has written so far, or wrote in the case that was sent back; null while nothing can be sent. */
  profile: Type.Union([kycProfile, Type.Null()]),
  /** Whether `profile` is saved for the case that is being written. */
  profileSaved: Type.Boolean(),
  /** Pictures that have arrived for the case that is being written. */
  sides: Type.Array(kycSide),
});
