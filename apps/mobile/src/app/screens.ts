import type { Screen } from "../shared/page/screen.ts";
import { notAdmittedScreen } from "./page-admission.ts";

/** Every screen that exists, each a chunk of its own. */
const modules = import.meta.glob<{ readonly screen: Screen }>("../features/*/*-screen.tsx");

/** The pseudo-screen in the place of the whole app while the house is closed. */
export const houseClosedScreen = "house-closed";

/** Screens of the frame's own; the page that says so stands in for one that is not built yet. */
const ownModules: Readonly<Record<string, () => Promise<{ readonly screen: Screen }>>> = {
  [notAdmittedScreen]: () => import("./not-admitted-screen.tsx"),
  [houseClosedScreen]: () => import("./house-closed-screen.tsx"),
};

/** The module of a screen, as the build's manifest names it. */
export function screenModule(name: string): string {
  return `src/features/${name}-screen.tsx`;
}

const loaded = new Map<string, Screen>();

/** A screen that has been loaded before: it renders at once. */
export function loadedScreen(name: string): Screen | undefined {
  return loaded.get(name);
}

/**
 * Loads a screen; the page that says so stands in for one that is not built yet. A screen that was loaded before is not imported again: that
 * takes the browser a task of its own, and a frame passes meanwhile.
 */
export async function loadScreen(name: string): Promise<Screen> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const load = modules[`../features/${name}-screen.tsx`] ?? ownModules[name];
  const { screen } = await (load === undefined ? import("./not-built-screen.tsx") : load());
  loaded.set(name, screen);
  return screen;
}
