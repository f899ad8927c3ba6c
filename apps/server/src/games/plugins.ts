import { vendorCallbacks } from "./callbacks/vendor-callbacks.ts";

/** Routes of games beside the contract's calls. */
export const gamesPlugins = [vendorCallbacks] as const;
