/** The ways out for a picture on this device; saving it is always one. */
export interface PictureWays {
  readonly send: boolean;
  readonly copy: boolean;
}

export function pictureFile(picture: Blob, name: string): File {
  return new File([picture], `${name}.png`, { type: "image/png" });
}

/** Sharing where the device takes files (a phone's own sheet); copying where the clipboard takes pictures. */
export function pictureWays(file: File): PictureWays {
  return {
    send: typeof navigator.canShare === "function" && navigator.canShare({ files: [file] }),
    copy: typeof ClipboardItem !== "undefined" && typeof navigator.clipboard?.write === "function",
  };
}

/** Gives the picture to the device's share sheet. Closing that sheet is no failure. */
export async function sendPicture(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

export async function copyPicture(file: File): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
}

export function savePicture(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken the file when the click is over; some take it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
