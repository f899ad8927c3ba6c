/** The formats that are taken (specification 5.5.3). */
export type PictureFormat = "png" | "jpeg";

/**
 * What a file is, by all of its bytes and not by its name: a PNG or JPEG that begins with its signature and ends with its end mark.
 * Undefined for anything else, also for a file that is a picture and something else in one (a script, an archive, a page after the
 * picture's end).
 */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (pngEnd(bytes) === bytes.length) return "png";
  if (jpegEnd(bytes) === bytes.length) return "jpeg";
  return undefined;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Where the picture ends: after the chunk IEND. Undefined where the bytes are no PNG from their first to that one. */
function pngEnd(bytes: Buffer): number | undefined {
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return undefined;
  let at = pngSignature.length;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === "IEND") return at;
  }
  return undefined;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Where the picture ends: after the mark EOI. Undefined where the bytes are no JPEG from their first to that one. */
function jpegEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (mark === endOfImage) return at + 2;
    else if (at + 4 > bytes.length) return undefined;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (mark === startOfScan) at = scanEnd(bytes, at);
    }
  }
  return undefined;
}

/** Where the compressed data of a scan end: at the next mark that is no stuffed zero and no restart. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
