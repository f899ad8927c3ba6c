import type { CrestPattern } from "../../sports/leagues/types.ts";
import { element } from "../element.ts";

const shield = "M4 4h40v24c0 10-8 16-20 20C12 44 4 38 4 28z";

/** What a pattern lays over the ground, in a box of 48. */
const marks: Readonly<Record<CrestPattern, string>> = {
  halves: "M24 0h24v48H24z",
  stripes: "M10 0h7v48h-7zM24 0h7v48h-7zM38 0h7v48h-7z",
  hoops: "M0 9h48v7H0zM0 23h48v7H0zM0 37h48v7H0z",
  sash: "M0 2 12 0l36 36-4 12L0 12z",
  chevron: "M0 34 24 14l24 20v11L24 25 0 45z",
  quarters: "M0 0h24v24H0zM24 24h24v24H24z",
  ring: "M24 9a15 15 0 100 30 15 15 0 000-30zm0 7a8 8 0 110 16 8 8 0 010-16z",
  peak: "M24 10 46 48H2z",
};

interface CrestOf {
  readonly colours: readonly [string, string];
  readonly pattern: CrestPattern;
}

/** A club's crest: its pattern in its two colours. It says nothing that its name does not say. */
export function crest({ colours: [ground, mark], pattern }: CrestOf, className = "crest"): HTMLElement {
  return element(
    "span",
    { class: className, attributes: { "aria-hidden": "true" } },
    picture(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><clipPath id="s"><path d="${shield}"/></clipPath>` +
        `<g clip-path="url(#s)"><path d="${shield}" fill="${ground}"/><path d="${marks[pattern]}" fill="${mark}" fill-rule="evenodd"/>` +
        `<path d="M4 4h40v12C30 12 14 20 4 30z" fill="#fff" opacity=".16"/></g>` +
        `<path d="${shield}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.6"/></svg>`,
    ),
  );
}

let pictures = 0;

/** A picture of the studio's own markup. Its ids are made its own: a page holds many. */
export function picture(markup: string): SVGElement {
  pictures += 1;
  const own = markup.replaceAll(/(id="|url\(#)([a-z]+)/g, `$1$2${pictures}`);
  const parsed = new DOMParser().parseFromString(own, "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGElement)) throw new Error("A picture of the studio cannot be read.");
  return document.importNode(parsed, true);
}
