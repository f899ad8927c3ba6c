import type { Theme } from "../engine/types.ts";

/** Gives the page a title's colours and its family's manner; square reels leave less of the scene in sight. */
export function applyTheme(root: HTMLElement, { family, palette }: Theme, isSquare: boolean): void {
  root.dataset["family"] = family;
  root.classList.toggle("has-square-reels", isSquare);
  for (const [name, colour] of Object.entries(palette)) root.style.setProperty(`--${name}`, colour);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", palette.ground);
}
