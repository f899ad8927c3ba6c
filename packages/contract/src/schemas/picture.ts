/** Bytes of a picture that a person uploads (specification 5.5.3). */
export const pictureBytesMax = 5 * 1024 * 1024;

/** Letters of the largest picture as base64. What is a little longer is taken in, to be told why it is refused. */
export const base64LengthMax = Math.ceil((pictureBytesMax * 1.1) / 3) * 4;

/** Pixels along one side. */
export const pictureSideMax = 10_000;

/** Pixels of the whole picture. */
export const picturePixelsMax = 40_000_000;

/** What a picture may be refused with. */
export const pictureRefusals = ["accounts.picture_invalid", "accounts.picture_too_large", "accounts.picture_too_many_pixels"] as const;
