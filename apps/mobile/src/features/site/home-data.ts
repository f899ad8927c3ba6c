import type { CallValue } from "@lantern/contract/call.ts";
import type { getHome } from "@lantern/contract/games/get-home.ts";

export type HomeData = CallValue<typeof getHome>;
