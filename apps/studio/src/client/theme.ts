import type { Theme } from "../engine/types.ts";

/** Gives the page a title's colours and its family's manner. */
export function applyTheme(root: HTMLElement, { family, palette }: Theme): void {
  root.dataset["family"] = family;
  for (const [name, colour] of Object.entries(palette)) root.style.setProperty(`--${name}`, colour);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", palette.ground);
}
