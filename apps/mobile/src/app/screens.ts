import type { Screen } from "../shared/page/screen.ts";

/** Every screen that exists, each a chunk of its own. */
const modules = import.meta.glob<{ readonly screen: Screen }>("../features/*/*-screen.tsx");

/** The module of a screen, as the build's manifest names it. */
export function screenModule(name: string): string {
  return `src/features/${name}-screen.tsx`;
}

const loaded = new Map<string, Screen>();

/** A screen that has been loaded before: it renders at once. */
export function loadedScreen(name: string): Screen | undefined {
  return loaded.get(name);
}

/** Loads a screen; the page that says so stands in for one that is not built yet. */
export async function loadScreen(name: string): Promise<Screen> {
  const load = modules[`../features/${name}-screen.tsx`];
  const { screen } = load === undefined ? await import("./not-built-screen.tsx") : await load();
  loaded.set(name, screen);
  return screen;
}
