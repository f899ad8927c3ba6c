/** More than anyone has phones and key rings. */
export const passkeysMax = 10;
