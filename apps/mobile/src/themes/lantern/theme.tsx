import "./faces.css";
import "./lantern.css";
import "./cord.css";
import type { Theme } from "../../shared/page/theme.ts";
import { CategoryEmblem, Shapes } from "./category-emblem.tsx";
import { DepositEmblem } from "./deposit-emblem.tsx";
import { Lantern } from "./emblem.tsx";
import { Mark } from "./mark.tsx";

/** The night market: ink ground, a cord of paper lanterns, one gold. Its tokens are the design system's own. */
export const theme: Theme = {
  Emblem: Lantern,
  picturesFolder: "/art/themes/lantern",
  Mark,
  Shapes,
  CategoryEmblem,
  DepositEmblem,
  ground: "dark",
  barColour: "#0d1024",
};
