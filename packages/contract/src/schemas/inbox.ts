import { Type, type Static } from "typebox";

/** What a message is about: its icon. */
export const messageKind = Type.Union([
  Type.Literal("device_new"),
  Type.Literal("security_changed"),
  Type.Literal("kyc_decided"),
  Type.Literal("kyc_expiring"),
  Type.Literal("limits_changed"),
  Type.Literal("excluded"),
  Type.Literal("lottery_refunded"),
  Type.Literal("lottery_corrected"),
  Type.Literal("operator"),
]);

export type MessageKind = Static<typeof messageKind>;

/** Where a message leads: the page that shows what it speaks of. */
export const messageLink = Type.Union([
  Type.Literal("devices"),
  Type.Literal("security"),
  Type.Literal("passkeys"),
  Type.Literal("two_factor"),
  Type.Literal("kyc"),
  Type.Literal("safeguards"),
  Type.Literal("bets"),
]);

export type MessageLink = Static<typeof messageLink>;

export const inboxMessage = Type.Object({
  id: Type.String(),
  kind: messageKind,
  /** Plain texts in the language of the request; an operator's in English where he wrote no other. */
  title: Type.String(),
  text: Type.String(),
  link: Type.Union([messageLink, Type.Null()]),
  createdAt: Type.String({ format: "date-time" }),
  read: Type.Boolean(),
});

/** How many are unread now: what calls that change it answer. */
export const unreadCount = Type.Object({ unread: Type.Integer({ minimum: 0 }) });

export const messageIds = Type.Array(Type.String({ format: "uuid" }), { minItems: 1, maxItems: 100 });
