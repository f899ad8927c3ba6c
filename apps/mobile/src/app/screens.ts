import type { Screen } from "../shared/page/screen.ts";
import { notAdmittedScreen } from "./page-admission.ts";

type Screens = Readonly<Record<string, () => Promise<{ readonly screen: Screen }>>>;

/** The screens that most visits begin with or tap to, each a chunk of its own; `more-screens.ts` has all others. */
const screensOfLobby: Screens = import.meta.glob<{ readonly screen: Screen }>([
  "../features/{games,lottery,site}/*-screen.tsx",
  "!../features/games/search-screen.tsx",
]);

/** The pseudo-screen in the place of the whole app while the house is closed. */
export const houseClosedScreen = "house-closed";

/** Screens of the frame's own; the page that says so stands in for one that is not built yet. */
const ownModules: Screens = {
  [notAdmittedScreen]: () => import("./not-admitted-screen.tsx"),
  [houseClosedScreen]: () => import("./house-closed-screen.tsx"),
};

/** The modules that a screen's page needs, as the build's manifest names them. */
export function screenModules(name: string): readonly string[] {
  const module = `src/features/${name}-screen.tsx`;
  return screensOfLobby[`../features/${name}-screen.tsx`] === undefined ? ["src/app/more-screens.ts", module] : [module];
}

const loaded = new Map<string, Screen>();

let more: Screens | undefined;

/** A screen that has been loaded before: it renders at once. */
export function loadedScreen(name: string): Screen | undefined {
  return loaded.get(name);
}

/**
 * Loads a screen; the page that says so stands in for one that is not built yet. Neither a screen nor the list of them is imported again once
 * it was loaded: that takes the browser a task of its own. A frame passes meanwhile, and while a finger is down no such task runs at all: the
 * code that its touch asks for would be asked for in the tap.
 */
export async function loadScreen(name: string): Promise<Screen> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const file = `../features/${name}-screen.tsx`;
  const load = screensOfLobby[file] ?? ownModules[name] ?? (more ??= (await import("./more-screens.ts")).moreScreens)[file];
  const { screen } = await (load === undefined ? import("./not-built-screen.tsx") : load());
  loaded.set(name, screen);
  return screen;
}
