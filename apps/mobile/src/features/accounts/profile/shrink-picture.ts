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
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(String(reader.result).replace(/^[^,]*,/, "")));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("the file could not be read")));
  reader.readAsDataURL(file);
  return promise;
}
