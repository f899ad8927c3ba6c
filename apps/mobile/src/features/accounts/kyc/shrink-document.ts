/** The longer side that is sent, in pixels: the platform keeps no more than a little above it. */
const sentSide = 2_000;

/**
 * A photo of a paper as a JPEG small enough for a slow network, whole and turned as it was taken. A format that the browser cannot read goes as
 * it is: the platform says what it thinks of it.
 */
export async function shrinkDocument(file: Blob): Promise<Blob> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return file;
  }
  const scale = Math.min(1, sentSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext("2d");
  if (paper === null) return file;
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((small) => resolve(small ?? file), "image/jpeg", 0.88));
}
