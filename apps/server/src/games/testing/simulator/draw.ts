import { repeatableRandom } from "../../../wallet/testing/bank-movement.ts";

/** Choices that are the same for the same seed. */
export interface Draw {
  /** An integer from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
}

export function drawFrom(seed: number): Draw {
  const random = repeatableRandom(Math.imul(seed, 2_654_435_761));
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    chance: (percent) => below(100) < percent,
    oneOf: <Item>(items: readonly Item[]) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to choose from");
      return item;
    },
  };
}
