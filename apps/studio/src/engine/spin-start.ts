import { NO_SYMBOL } from "./compiled-title.ts";
import type { SpinChoices } from "./reel-window.ts";

/** What earlier spins of the same round decide for a spin. */
export type SpinStart = Pick<SpinChoices, "chosenWild" | "rung">;

export const FIRST_SPIN: SpinStart = { chosenWild: NO_SYMBOL, rung: 0 };
