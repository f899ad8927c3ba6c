import { paytableOf, type Paytable } from "../titles/paytable.ts";
import { findTitle } from "../titles/registry.ts";
import { refuse, type GameRefusal } from "./game-refusal.ts";

/** What pays what, by which rules, and what comes back: the same for everybody, in real and in free play. */
export function paytable(gameCode: string): Paytable | GameRefusal {
  const title = findTitle(gameCode);
  return title === undefined ? refuse("unknown_game") : paytableOf(title);
}
