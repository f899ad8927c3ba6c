import type { Motif } from "@lantern/ui/components/motif.tsx";
import type { ComponentType } from "react";

/**
 * A brand's look beyond its tokens: the shapes that the frame is made of. `src/themes/<name>/theme.tsx` exports one as `theme`; only the
 * page's own theme is loaded.
 */
export interface Theme extends Motif {
  /** The house's mark beside its name, square. */
  readonly Mark: ComponentType<{ readonly size?: number }>;
  /** Shapes and paints that the others refer to, drawn once a page. */
  readonly Shapes: ComponentType;
  /** A category of the strip: its picture (`categories.svg`) on the theme's own shape. The list item around it has `data-lit`. */
  readonly CategoryEmblem: ComponentType<{ readonly picture: string }>;
  /** The middle of the bottom menu, with the wallet on it. */
  readonly DepositEmblem: ComponentType<{ readonly lit: boolean }>;
  /** Whether the page's ground is dark or light: the phone's own signs above it are written in the other. */
  readonly ground: "dark" | "light";
  /** Colour of the browser's own bars. */
  readonly barColour: string;
}
