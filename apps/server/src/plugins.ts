import { headIconPlugin } from "./accounts/profile/head-icon-plugin.ts";
import { gamesPlugins } from "./games/plugins.ts";
import type { ServerPlugin } from "./http/server-parts.ts";
import { recaptchaFrame } from "./http/recaptcha-frame.ts";
import { socialCallback } from "./http/social-callback.ts";

/** Routes beside the contract's calls: members' pictures, the way back from sign-in services, the check before codes of an outside service, and vendors' callbacks in the vendors' own protocols. */
export const plugins: readonly ServerPlugin[] = [headIconPlugin, socialCallback, recaptchaFrame, ...gamesPlugins];
