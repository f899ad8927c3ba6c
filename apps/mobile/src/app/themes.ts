import type { Theme } from "../shared/page/theme.ts";

/** Every theme that exists, each a chunk of its own with its style sheet. A new folder is a new theme. */
const modules = import.meta.glob<{ readonly theme: Theme }>("../themes/*/theme.tsx");

/** The theme where no other is asked for. */
export const usualTheme = "lantern";

/** The module of a theme, as the build's manifest names it. */
export function themeModule(name: string): string {
  return `src/themes/${name}/theme.tsx`;
}

export function isTheme(name: string | null): name is string {
  return name !== null && modules[`../themes/${name}/theme.tsx`] !== undefined;
}

/** Loads a theme; the usual one where there is none of this name. */
export async function loadTheme(name: string): Promise<Theme> {
  const load = modules[`../themes/${isTheme(name) ? name : usualTheme}/theme.tsx`];
  if (load === undefined) throw new Error(`There is no theme "${usualTheme}".`);
  return (await load()).theme;
}
