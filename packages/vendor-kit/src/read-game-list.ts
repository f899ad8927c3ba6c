import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { outcomeReader, type CallOutcome } from "./call-outcome.ts";
import { catalogue, CatalogueBrand, CatalogueGame, type CatalogueAnswer } from "./wire/catalogue.ts";

/** Bytes of a vendor's list: fifty thousand games take about half of it. */
export const listBytesMax = 96 << 20;
/** Games of a vendor. */
const gamesMax = 100_000;
/** Characters of a name, and names of a game. */
const nameLengthMax = 120;
const namesMax = 40;
/** What a database holds with room to spare. */
const linesMax = 1_000_000;

export interface SiftedGames<Game> {
  readonly games: readonly Game[];
  /** How many were not as they must be. */
  readonly rejectedCount: number;
}

/** Takes what is of the shape out of a list: one bad game does not lose the others. */
export function siftGames<Game>(list: readonly unknown[], isGame: (value: unknown) => boolean): SiftedGames<Game> {
  const games = list.filter((value) => isGame(value)) as Game[];
  return { games, rejectedCount: list.length - games.length };
}

const envelope = outcomeReader<{ readonly version: string; readonly brands: readonly unknown[]; readonly games: readonly unknown[] }>({
  ...catalogue,
  answer: Type.Object({
    version: Type.String({ minLength: 1, maxLength: 200 }),
    brands: Type.Array(Type.Unknown()),
    games: Type.Array(Type.Unknown(), { maxItems: gamesMax }),
  }),
});
const brand = Compile(CatalogueBrand);
const game = Compile(CatalogueGame);

/**
 * Judges a catalogue of the kit's own wire. Games that are not of their shape, too large to show or store, or listed before are left out
 * and counted; a list of nothing but such is no list.
 */
export function readCatalogueAnswer(httpStatus: number, bodyText: string): CallOutcome<CatalogueAnswer> {
  const read = envelope(httpStatus, bodyText);
  if (read.kind !== "ok") return read;
  const { version, brands, games: listed } = read.answer;
  const codes = new Set<string>();
  const { games, rejectedCount } = siftGames<CatalogueGame>(listed, (value) => {
    if (!game.Check(value) || !isStorable(value) || codes.has(value.gameCode)) return false;
    codes.add(value.gameCode);
    return true;
  });
  if (games.length === 0 && rejectedCount > 0) {
    return { kind: "unknown", reason: `a catalogue of ${rejectedCount} games of which none is of its shape` };
  }
  const { games: named } = siftGames<CatalogueBrand>(brands, (value) => brand.Check(value));
  return { kind: "ok", answer: { status: "ok", version, brands: [...named], games: [...games], rejectedCount } };
}

/** JSON holds a zero character that no database takes. */
function isText(text: string): boolean {
  return text.length <= nameLengthMax && !text.includes("\0") && text.isWellFormed();
}

function isStorable({ names, brandCode, lines, imageUrl, imageUrlAvif = "" }: CatalogueGame): boolean {
  const languages = Object.entries(names);
  return (
    names["en"] !== undefined &&
    languages.length <= namesMax &&
    languages.every(([language, name]) => isText(language) && isText(name) && name.trim() !== "") &&
    isText(brandCode) &&
    lines <= linesMax &&
    [imageUrl, imageUrlAvif].every((path) => path.length <= 500 && !path.startsWith("//") && !path.includes("\0"))
  );
}
