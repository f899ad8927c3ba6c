import { pictureBytesMax, picturePixelsMax, pictureSideMax, type pictureRefusals } from "@lantern/contract/schemas/picture.ts";
import sharp, { type Sharp } from "sharp";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { pictureFormat } from "./picture-format.ts";

export type PictureRefusal = Refusal<(typeof pictureRefusals)[number]>;

const base64Pattern = /^[A-Za-z0-9+/]+={0,2}$/;
const dataAddress = /^data:image\/[a-z.+-]{1,32};base64,/;

/** The bytes of a picture that came as base64, with or without the head of a `data:` address. */
export function pictureBytes(image: string): Buffer | PictureRefusal {
  const text = image.replace(dataAddress, "");
  if (!base64Pattern.test(text)) return refuse("accounts.picture_invalid");
  const bytes = Buffer.from(text, "base64");
  return bytes.length > pictureBytesMax ? refuse("accounts.picture_too_large") : bytes;
}

/**
 * A picture that a person uploaded, ready to be encoded anew, turned as the camera said. Refused before anything is decoded: what is no
 * whole PNG or JPEG and nothing else (`picture-format.ts`), and what would unfold to more pixels than the house takes.
 */
export async function readPicture(bytes: Buffer): Promise<Sharp | PictureRefusal> {
  if (pictureFormat(bytes) === undefined) return refuse("accounts.picture_invalid");
  const size = await sizeOf(bytes);
  if (size === undefined) return refuse("accounts.picture_invalid");
  const { width, height } = size;
  if (width > pictureSideMax || height > pictureSideMax || width * height > picturePixelsMax)
    return refuse("accounts.picture_too_many_pixels", { values: { side: pictureSideMax } });
  const picture = sharp(bytes, { limitInputPixels: picturePixelsMax, failOn: "error", pages: 1, sequentialRead: true });
  return picture.autoOrient().timeout({ seconds: decodeSecondsMax });
}

/** A decoder that takes longer is stopped. */
const decodeSecondsMax = 20;

/** From the file's head alone, whatever size it says; undefined where it cannot be read. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return format === "png" || format === "jpeg" ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
