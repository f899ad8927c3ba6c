import "./faces.css";
import "./tokens.css";
import "./jade.css";
import type { Theme } from "../../shared/page/theme.ts";
import { CategoryEmblem, Shapes } from "./category-emblem.tsx";
import { DepositEmblem } from "./deposit-emblem.tsx";
import { Bangle } from "./emblem.tsx";
import { Mark } from "./mark.tsx";

/** A tea house by day: porcelain ground, carved jade, a band of fret for the cord, a cinnabar seal for the next tap. */
export const theme: Theme = {
  Emblem: Bangle,
  picturesFolder: "/art/themes/jade",
  Mark,
  Shapes,
  CategoryEmblem,
  DepositEmblem,
  ground: "light",
  barColour: "#f2f6f1",
};
