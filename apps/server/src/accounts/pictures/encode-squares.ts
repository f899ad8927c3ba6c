import sharp, { type Sharp } from "sharp";
import { refuse } from "../../platform/refusal.ts";
import type { PictureRefusal } from "./read-picture.ts";

/** Pictures that one process unfolds at a time: each may take some hundred megabytes. */
const decodersMax = 2;

let decoding = 0;
const waiting: (() => void)[] = [];

/** Runs the work when one of the places is free; a place that becomes free goes to whoever waits longest. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (decoding >= decodersMax) await new Promise<void>((resolve) => waiting.push(resolve));
  else decoding += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) decoding -= 1;
    else next();
  }
}

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
