/** How many values an order is looked for in. */
export const orderLength = 4;

/** The 75 orders of four values, equal ones included, as the rank of each. */
export const orderCells: readonly (readonly number[])[] = Array.from({ length: orderLength ** orderLength }, (_, code) =>
  Array.from({ length: orderLength }, (__, at) => Math.floor(code / orderLength ** at) % orderLength),
).filter((order) => order.every((rank) => rank === 0 || order.includes(rank - 1)));

const cellByOrder: ReadonlyMap<string, number> = new Map(orderCells.map((order, cell) => [order.join(""), cell]));

/** The cell of `orderCells` that four values stand in. */
export function orderOf(group: readonly number[]): number {
  const levels = [...new Set(group)].toSorted((left, right) => left - right);
  const cell = cellByOrder.get(group.map((value) => levels.indexOf(value)).join(""));
  if (cell === undefined) throw new RangeError(`An order is one of ${orderLength} values, not of ${group.length}.`);
  return cell;
}

/** The chance that `taken` values of `size` are certain `different` ones in a certain arrangement: size (size − 1) … / size^taken. */
export function differentShare(size: number, different: number, taken: number): number {
  let share = 1;
  for (let at = 0; at < taken; at += 1) share *= (at < different ? Math.max(0, size - at) : 1) / size;
  return share;
}

/** The chance of one order of `taken` values with so many different levels: each choice of levels makes it once. */
export function risingShare(size: number, levels: number, taken: number): number {
  return Array.from({ length: levels }, (_, level) => level + 1).reduce(
    (share, level) => share / level,
    differentShare(size, levels, taken),
  );
}
