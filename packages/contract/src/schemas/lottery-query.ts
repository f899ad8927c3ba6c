import { Type } from "typebox";

/** Odds families of the wire (specification 3.20.4, 7.14). */
export const prizeMode = Type.Union([Type.Literal("Lott"), Type.Literal("SEA"), Type.Literal("ZY"), Type.Literal("Elott")]);

export const lotteryListQuery = Type.Object({
  prizeMode: Type.Optional(prizeMode),
  device: Type.Optional(Type.String({ maxLength: 8 })),
  language: Type.Optional(Type.String({ maxLength: 5 })),
  recentCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
