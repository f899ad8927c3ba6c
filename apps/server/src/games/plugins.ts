import { vendorCallbacks } from "./callbacks/vendor-callbacks.ts";
import { picturePlugin } from "./pictures/picture-plugin.ts";

/** Routes of games beside the contract's calls. */
export const gamesPlugins = [vendorCallbacks, picturePlugin] as const;
