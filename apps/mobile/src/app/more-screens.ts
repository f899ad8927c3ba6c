import type { Screen } from "../shared/page/screen.ts";

/** The screens behind the lobby: their list comes after the first paint, or with the first of them. */
export const moreScreens: Readonly<Record<string, () => Promise<{ readonly screen: Screen }>>> = import.meta.glob<{
  readonly screen: Screen;
}>([
  "../features/*/*-screen.tsx",
  "!../features/{lottery,site}/*-screen.tsx",
  "!../features/games/{game-centre,game-list,play}-screen.tsx",
]);
