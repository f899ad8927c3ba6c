/** Side of the square that is sent, in pixels: twice what the platform keeps at most. */
const sentSide = 1_024;

/**
 * The middle of a chosen picture as a JPEG small enough for a slow network. A format that the browser cannot read goes as it is: the
 * platform says what it thinks of it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return file;
  }
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(side, sentSide);
  const paper = canvas.getContext("2d");
  if (paper === null) return file;
  paper.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((small) => resolve(small ?? file), "image/jpeg", 0.9));
}

/** A file's bytes as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // As many bytes at a time as a call takes arguments; a multiple of three, so that the parts fit together.
  for (let at = 0; at < bytes.length; at += 30_000) parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 30_000))));
  return parts.join("");
}
