import { gamesPlugins } from "./games/plugins.ts";
import type { ServerPlugin } from "./http/server-parts.ts";

/** Routes beside the contract's calls: vendors' callbacks in the vendors' own protocols. */
export const plugins: readonly ServerPlugin[] = [...gamesPlugins];
