import { createSheet, ellipse, path, rectangle, stroke } from "@lantern/ui/art/sheet.ts";

/** What differs between a lantern with its light on and off. */
interface Tone {
  name: string;
  paper: readonly [number, string][];
  rib: string;
  cap: string;
  capEdge: string;
  shine: string;
  foot: string;
}

const lit: Tone = {
  name: "lit",
  paper: [
    [0, "#fff3c9"],
    [0.42, "#ffc766"],
    [0.8, "#f5803a"],
    [1, "#c8451f"],
  ],
  rib: "#a83a17",
  cap: "#ffc14d",
  capEdge: "#8a4a0c",
  shine: "#fff",
  foot: "#fff0c0",
};
const unlit: Tone = {
  name: "unlit",
  paper: [
    [0, "#3a4380"],
    [0.55, "#2a3166"],
    [1, "#181d42"],
  ],
  rib: "#10142f",
  cap: "#4a5496",
  capEdge: "#161b3c",
  shine: "#c6ccf2",
  foot: "#3c4584",
};

/** The body of a category lantern, 64 × 76: cord stub, cap, paper over ribs, foot. The icon lies over its middle. */
function drawBody({ name, paper, rib, cap, capEdge, shine, foot }: Tone): string {
  const sheet = createSheet(64, 76, `lantern-${name}-`);
  const body = "M20 13H44C56 20 61 30 61 40C61 50 56 60 44 67H20C8 60 3 50 3 40C3 30 8 20 20 13Z";
  const face = sheet.radial(paper, [0.5, 0.54], 0.62);
  const ribs =
    [0.76, 0.4]
      .map(
        (part) =>
          `M${32 - 12 * part} 13C${32 - 29 * part} 26 ${32 - 29 * part} 54 ${32 - 12 * part} 67M${32 + 12 * part} 13C${32 + 29 * part} 26 ${32 + 29 * part} 54 ${32 + 12 * part} 67`,
      )
      .join("") + "M32 13V67";
  return sheet.finish(
    stroke("M32 0V8", capEdge, 2) +
      path(body, face) +
      stroke(ribs, rib, 0.9, `opacity=".34"`) +
      path("M21 14H43C46 16 49 18 51 20.4H13C15 18 18 16 21 14Z", shine, `opacity=".16"`) +
      ellipse(14, 34, 3.2, 9, shine, `opacity=".26" transform="rotate(14 14 34)"`) +
      rectangle(20, 7, 24, 7.4, cap, 2.4) +
      rectangle(20, 12, 24, 2.4, capEdge, 1.2) +
      rectangle(21, 65.6, 22, 6.4, cap, 2.4) +
      rectangle(21, 65.6, 22, 1.6, foot, 0.8) +
      stroke("M30 72v4M34 72v4", cap, 1.4),
  );
}

export const drawLitLantern = (): string => drawBody(lit);
export const drawUnlitLantern = (): string => drawBody(unlit);
