/** Design pixels of a brand's square mark. */
export const brandSize = 96;
