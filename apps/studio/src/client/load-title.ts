import { required } from "./required.ts";
import type { TitleDefinition } from "../engine/types.ts";
import type { StageArt } from "./stage/stage.ts";
import { SymbolAtlas } from "./stage/symbol-atlas.ts";
import { titleSlugs } from "./title-slugs.ts";

// Each title's rules and pictures are chunks and files of their own: a game downloads nothing of another.
const definitions = import.meta.glob<Record<string, TitleDefinition>>([
  "../titles/*.ts",
  "!../titles/{registry,returns,stated-return,write-returns,paytable,stakes,title-parts,*.test}.ts",
]);
const covers = import.meta.glob<string>(["../../public/art/tiles/*.webp", "!../../public/art/tiles/*-240.webp"], {
  query: "?url",
  import: "default",
  eager: true,
});
const art = import.meta.glob<string>("./art/*/*.webp", { query: "?url", import: "default", eager: true });

/** Everything that shows and rules one title. */
export interface LoadedTitle {
  readonly definition: TitleDefinition;
  readonly stageArt: StageArt;
  readonly sceneUrl: string;
  /** The backdrop of the free spins; null where there is none. Not loaded yet: nothing waits for it. */
  readonly bonusSceneUrl: string | null;
}

export function isKnownTitle(code: string): boolean {
  return Object.hasOwn(titleSlugs, code);
}

/** The cover that the lobby shows, as the loading screen; null where there is none. */
export function coverOf(code: string): string | null {
  return covers[`../../public/art/tiles/${code}.webp`] ?? null;
}

/**
 * Loads a title's chunk and pictures.
 * @param onProgress called with 0 to 1
 * @throws Error when a picture or chunk cannot be loaded
 */
export async function loadTitle(code: string, onProgress: (share: number) => void): Promise<LoadedTitle> {
  const slug = titleSlugs[code];
  const loadDefinition = definitions[`../titles/${slug}.ts`];
  if (!loadDefinition) throw new Error(`No title has the code ${code}.`);
  let loaded = 0;
  const count = <T>(part: Promise<T>): Promise<T> =>
    part.then((value) => {
      loaded += 1;
      onProgress(loaded / 4);
      return value;
    });
  const picture = (name: string): Promise<HTMLImageElement> =>
    count(loadImage(required(art[`./art/${slug}/${name}.webp`], `picture ${name} of ${code}`)));
  const [module, sheet, frame, scene] = await Promise.all([
    count(loadDefinition()),
    picture("symbols"),
    picture("frame"),
    picture("scene"),
  ]);
  const definition = required(
    Object.values(module).find((value) => value.code === code),
    `title ${code}`,
  );
  return {
    definition,
    stageArt: { atlas: new SymbolAtlas(sheet, definition.symbols), frame },
    sceneUrl: scene.src,
    bonusSceneUrl: art[`./art/${slug}/scene-bonus.webp`] ?? null,
  };
}

async function loadImage(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = "async";
  image.src = source;
  await image.decode();
  return image;
}
