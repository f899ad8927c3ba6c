import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

interface Face {
  readonly family: string;
  /** The name of its file in the built app, up to the hash. */
  readonly file: string;
  /** A weight or a range of weights. */
  readonly weight: string;
  /** The letters that it is fetched for; all where it is left out. */
  readonly letters?: string;
}

const burmese = "U+1000-109F,U+AA60-AA7F,U+A9E0-A9FF,U+25CC";
const thai = "U+0E01-0E5B,U+25CC";

const faces: readonly Face[] = [
  { family: "House Title", file: "bricolage-grotesque-latin-wdth-normal", weight: "200 800" },
  { family: "House Text", file: "hanken-grotesk-latin-wght-normal", weight: "100 900" },
  { family: "House Burmese", file: "noto-sans-myanmar-myanmar-500-normal", weight: "400 550", letters: burmese },
  { family: "House Burmese", file: "noto-sans-myanmar-myanmar-700-normal", weight: "551 800", letters: burmese },
  { family: "House Thai", file: "noto-sans-thai-thai-500-normal", weight: "400 550", letters: thai },
  { family: "House Thai", file: "noto-sans-thai-thai-700-normal", weight: "551 800", letters: thai },
];

/** Font families for CSS: the house's, then the system's where the app has not been built. */
export const houseFamilies = {
  title: `"House Title", "House Burmese", "House Thai", system-ui, sans-serif`,
  text: `"House Text", "House Burmese", "House Thai", system-ui, sans-serif`,
} as const;

/** The `@font-face` rules of `houseFamilies`, as far as their files stand in the built app; they need `font-src 'self'`. */
export function houseFaceRules(clientFolder: string): string {
  const folder = path.join(clientFolder, "assets");
  const built = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".woff2")) : [];
  return faces
    .map(({ family, file, weight, letters }) => {
      const name = built.find((candidate) => candidate.startsWith(`${file}-`));
      const range = letters === undefined ? "" : ` unicode-range: ${letters};`;
      return name === undefined
        ? ""
        : `@font-face { font-family: "${family}"; font-display: swap; font-weight: ${weight};${range} src: url("/assets/${name}") format("woff2"); }`;
    })
    .join("\n");
}
