import { Type } from "typebox";

/** The picture that a member stands behind. */
export const headIcon = Type.Object({
  /** `usual`: nothing was chosen; `drawn`: one of the drawn ones; `picture`: the member's own. */
  kind: Type.Union([Type.Literal("usual"), Type.Literal("drawn"), Type.Literal("picture")]),
  /** Of a drawn one. */
  name: Type.String(),
  /** Path of the picture, 128 pixels square, and of the same in 512; empty where nothing was chosen. */
  address: Type.String(),
  largeAddress: Type.String(),
});
