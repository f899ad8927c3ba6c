import { createHash } from "node:crypto";
import sharp from "sharp";

/** Widths of covers, pixels: a tile of three in a row, and a wide one, on a phone of three pixels to one. Covers are 4:5. */
export const pictureWidths = { small: 336, large: 720 } as const;
const heightOf = (width: number) => Math.round((width * 5) / 4);

/** Pixels that a picture may unfold to, and so memory. */
const pixelsMax = 4_096 * 4_096;
const decodeSecondsMax = 10;

export interface EncodedPicture {
  /** Of the bytes that came. */
  readonly id: string;
  readonly smallAvif: Buffer;
  readonly smallWebp: Buffer;
  readonly largeAvif: Buffer;
  readonly largeWebp: Buffer;
  /** Its own most frequent colour, `#rrggbb`. */
  readonly colour: string;
}

/**
 * A fetched file as covers of the sizes in which they are shown. Nothing of the file lives on in them.
 * @throws Error for what is no PNG, JPEG, WebP, AVIF or GIF by its own first bytes, unfolds to too much, or cannot be read whole.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (!isPixels(bytes)) throw new Error("not a picture of pixels");
  const limits = { limitInputPixels: pixelsMax, failOn: "error", pages: 1, sequentialRead: true } as const;
  const cover = await sharp(bytes, limits)
    .autoOrient()
    .timeout({ seconds: decodeSecondsMax })
    .resize(pictureWidths.large, heightOf(pictureWidths.large), { fit: "cover", withoutEnlargement: false })
    .flatten({ background: "#101028" })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { dominant } = await sharp(cover).stats();
  const scaled = (width: number) => sharp(cover).resize(width, heightOf(width));
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("");
  return {
    id: createHash("sha256").update(bytes).digest("hex").slice(0, 32),
    smallAvif: await scaled(pictureWidths.small).avif({ quality: 52, effort: 3 }).toBuffer(),
    smallWebp: await scaled(pictureWidths.small).webp({ quality: 78 }).toBuffer(),
    largeAvif: await scaled(pictureWidths.large).avif({ quality: 52, effort: 3 }).toBuffer(),
    largeWebp: await scaled(pictureWidths.large).webp({ quality: 78 }).toBuffer(),
    colour: `#${hex}`,
  };
}

const startsWith = (bytes: Buffer, head: readonly number[]) => head.every((byte, place) => bytes[place] === byte);

/** By its first bytes, whatever it is called: no drawing, page, archive or film. */
function isPixels(bytes: Buffer): boolean {
  return (
    startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    /^GIF8[79]a/.test(bytes.toString("latin1", 0, 6)) ||
    (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") ||
    /^ftyp(avif|avis|mif1)/.test(bytes.toString("latin1", 4, 12))
  );
}
