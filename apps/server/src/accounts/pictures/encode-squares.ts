import sharp, { type Sharp } from "sharp";
import { refuse } from "../../platform/refusal.ts";
import { inTurn } from "./in-turn.ts";
import type { PictureRefusal } from "./read-picture.ts";

/**
 * The middle of a picture as square WebPs of the given sides, in pixels. Nothing of the file lives on in them: no place, no camera, no
 * colour profile, no comment. Refused where its pixels cannot be read.
 */
export async function encodeSquares(picture: Sharp, sides: readonly number[]): Promise<Buffer[] | PictureRefusal> {
  const largest = Math.max(...sides);
  return inTurn(async () => {
    try {
      const square = await picture.resize(largest, largest, { fit: "cover" }).toColourspace("srgb").png().toBuffer();
      return await Promise.all(sides.map((side) => sharp(square).resize(side, side).webp({ quality: 82 }).toBuffer()));
    } catch {
      return refuse("accounts.picture_invalid");
    }
  });
}
