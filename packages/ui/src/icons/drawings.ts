import type { ReactNode } from "react";

/** What an icon is drawn with: properties of its `svg`. */
export interface Drawing {
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** The icons' drawings by name, once `loadDrawings` has read them; until then an icon refers to the sprite. */
export const drawings: Record<string, Drawing> = {};
