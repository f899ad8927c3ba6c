import type { Sharp } from "sharp";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { inTurn } from "./in-turn.ts";
import type { PictureRefusal } from "./read-picture.ts";

export interface WholePicture {
  /** A JPEG. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface WholeSides {
  /** Pixels of the longer side at least; what is smaller is refused. */
  readonly min: number;
  /** What is larger is made smaller. */
  readonly max: number;
}

/**
 * A whole picture as a JPEG, encoded anew. Nothing of the file lives on in it: no place, no camera, no colour profile, no comment. Refused
 * where its pixels cannot be read, or are too few for what it is to show.
 */
export async function encodeWhole(
  picture: Sharp,
  sides: WholeSides,
): Promise<WholePicture | PictureRefusal | Refusal<"accounts.picture_too_small">> {
  return inTurn(async () => {
    try {
      const { data, info } = await picture
        .resize(sides.max, sides.max, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb")
        .jpeg({ quality: 86 })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      return Math.max(width, height) < sides.min
        ? refuse("accounts.picture_too_small", { values: { side: sides.min } })
        : { bytes: data, width, height };
    } catch {
      return refuse("accounts.picture_invalid");
    }
  });
}
