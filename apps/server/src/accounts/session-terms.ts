/** A session ends after this long without use. */
export const sessionIdleMs = 12 * 60 * 60 * 1000;
/** How often use is written down. */
export const sessionTouchMs = 5 * 60 * 1000;
/** A one-time code must be exchanged within this. */
export const oneTimeCodeMs = 60 * 1000;
