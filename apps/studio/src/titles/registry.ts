import type { TitleDefinition } from '../engine/types.ts';

/** All titles of the studio, in the order of its catalogue. */
export const titles: readonly TitleDefinition[] = [];

/** The title of a game code, or undefined when the studio has none. */
export function findTitle(code: string): TitleDefinition | undefined {
  return titles.find((title) => title.code === code);
}
