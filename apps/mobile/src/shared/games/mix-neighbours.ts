/** What decides whether two covers beside each other read as one. */
export interface Cover {
  /** The studio, whose covers are one family. */
  readonly vassalage: string;
  /** Mean colour of the cover, `#rrggbb`; empty where it is not known. */
  readonly placeholderColour?: string | undefined;
}

/** Two hues nearer than this read as one colour, in degrees. */
const nearHueDegrees = 38;
const sameFamily = 3;
const sameHue = 2;

/**
 * The same covers in an order in which neighbours differ in family and in hue, as far as there are others: beside each other, and in a
 * grid of `columns` one above the other too. The first stays first, and the order of the list is kept where nothing clashes.
 */
export function mixNeighbours<Item extends Cover>(covers: readonly Item[], columns = 1): readonly Item[] {
  const mixed: Item[] = [];
  const left = [...covers];
  while (left.length > 0) {
    const clashes = left.map((item) => clashAt([...mixed, item], mixed.length, columns));
    mixed.push(...left.splice(clashes.indexOf(Math.min(...clashes)), 1));
  }
  return exchanged(mixed, columns);
}

/** What the end of the list could not help is mended by exchanging two places, as long as that makes it better. */
function exchanged<Item extends Cover>(covers: readonly Item[], columns: number): readonly Item[] {
  let best = covers;
  let least = clashesOf(best, columns);
  for (let one = 1; one < covers.length && least > 0; one += 1) {
    for (let other = 1; other < covers.length; other += 1) {
      const tried = [...best];
      [tried[one], tried[other]] = [tried[other] as Item, tried[one] as Item];
      const clashes = clashesOf(tried, columns);
      if (clashes < least) [best, least] = [tried, clashes];
    }
  }
  return best;
}

function clashesOf(covers: readonly Cover[], columns: number): number {
  return covers.reduce((sum, _, index) => sum + clashAt(covers, index, columns), 0);
}

/** How badly a place goes with the one before it, and with the one above it. */
function clashAt(covers: readonly Cover[], index: number, columns: number): number {
  const item = covers[index];
  const around = [covers[index - 1], columns > 1 ? covers[index - columns] : undefined];
  return around.reduce((sum, other) => sum + (item === undefined || other === undefined ? 0 : clashOf(item, other)), 0);
}

function clashOf(one: Cover, other: Cover): number {
  const [hue, otherHue] = [hueOf(one.placeholderColour), hueOf(other.placeholderColour)];
  const apart = hue === undefined || otherHue === undefined ? 180 : Math.abs(((hue - otherHue + 540) % 360) - 180);
  return (one.vassalage === other.vassalage ? sameFamily : 0) + (apart < nearHueDegrees ? sameHue : 0);
}

/** Degrees on the colour circle; undefined for greys and where there is no colour. */
function hueOf(colour: string | undefined): number | undefined {
  const parts = /^#(..)(..)(..)$/
    .exec(colour ?? "")
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));
  const [red = 0, green = 0, blue = 0] = parts ?? [];
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue);
  if (parts === undefined || spread < 16) return undefined;
  const sixth = high === red ? (green - blue) / spread : high === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return (sixth * 60 + 360) % 360;
}
