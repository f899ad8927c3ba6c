import { Type, type Static } from "typebox";

/** Outside services that show who a person is (specification 2.20). */
export const socialProvider = Type.Union([Type.Literal("telegram"), Type.Literal("facebook"), Type.Literal("google")]);

export type SocialProvider = Static<typeof socialProvider>;

/** Where a sign-in begins: scheme, host and port of the page, to which the service sends the browser back. */
export const pageOrigin = Type.String({ maxLength: 300 });

/** What the person holds of one stage of a sign-in. */
export const socialTicket = Type.String({ maxLength: 64 });

/** One of a member's linked services. */
export const identity = Type.Object({
  provider: socialProvider,
  /** As the service showed him when he linked it. */
  displayName: Type.String(),
  linkedAt: Type.String({ format: "date-time" }),
});

/** What the beginning of a sign-in may be refused with: it is off here, or the service does not answer. */
export const beginSocialRefusals = ["accounts.social_off", "accounts.social_failed"] as const;
