import { headIconPlugin } from "./accounts/profile/head-icon-plugin.ts";
import { gamesPlugins } from "./games/plugins.ts";
import type { ServerPlugin } from "./http/server-parts.ts";

/** Routes beside the contract's calls: members' pictures, and vendors' callbacks in the vendors' own protocols. */
export const plugins: readonly ServerPlugin[] = [headIconPlugin, ...gamesPlugins];
