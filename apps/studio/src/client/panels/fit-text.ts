/** Letters of the face of figures are about this wide, in shares of their height; the space beside them in a readout, in pixels. */
const LETTER_SHARE = 0.58;

/** Writes an amount and tells the style sheet how many letters it has, so that a large one gets smaller instead of being cut. */
export function fitText(target: HTMLElement, text: string): void {
  if (target.textContent === text) return;
  target.textContent = text;
  target.style.setProperty("--letters", (text.length * LETTER_SHARE).toFixed(2));
}
