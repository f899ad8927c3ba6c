import type { ReactNode } from "react";

/** What icons are drawn with, by name, once `loadDrawings` has read it; until then an icon refers to the sprite. */
export const drawings = new Map<string, ReactNode>();
