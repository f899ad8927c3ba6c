import { Type } from "typebox";

/** A vendor in one category (specification 3.11.1): one with games in two categories is listed twice. */
export const gameVendor = Type.Object(
  {
    accountTypeName: Type.String(),
    displayName: Type.String(),
    /** 0: some of its games support free play; 1: none does. */
    supportPlay: Type.Integer(),
    gameCategory: Type.String(),
    /** Absolute or a path of the platform; empty where there is no picture. */
    iconUrl: Type.String(),
    gameCount: Type.Integer(),
  },
  { $id: "GameVendor" },
);
