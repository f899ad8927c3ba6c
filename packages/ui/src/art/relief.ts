import { letter, type LetteringOptions } from "./lettering.ts";
import { circle, ellipse, group, path, round, stroke, type Sheet } from "./sheet.ts";
import { polar, type Point } from "./geometry.ts";

/** A metal as a ramp from its darkest shade to its highlight, one table of 0 to 1 a channel. */
export interface Metal {
  red: string;
  green: string;
  blue: string;
  glint: string;
  shade: string;
}

export const gold: Metal = {
  red: ".10 .36 .70 .93 1 1 1",
  green: ".03 .16 .42 .68 .84 .95 1",
  blue: ".02 .02 .06 .18 .40 .74 .96",
  glint: "#fff6d6",
  shade: "#1a0802",
};
export const paleGold: Metal = {
  red: ".22 .52 .80 .96 1 1 1",
  green: ".10 .30 .58 .82 .93 .98 1",
  blue: ".04 .08 .20 .42 .66 .88 1",
  glint: "#ffffff",
  shade: "#150802",
};
export const silver: Metal = {
  red: ".06 .22 .45 .68 .86 .97 1",
  green: ".08 .26 .52 .75 .91 .98 1",
  blue: ".14 .36 .62 .84 .96 1 1",
  glint: "#ffffff",
  shade: "#04081a",
};

/**
 * Embossing: the shapes become metal lit from the upper left, their own lightness dimming it. `depth` is how far they stand out, `soft` the
 * width of the bevel in pixels, `drop` the length of the shadow they cast.
 */
export function emboss(sheet: Sheet, metal: Metal, options: { depth?: number; soft?: number; drop?: number } = {}): string {
  const { depth = 5, soft = 2.2, drop = 4 } = options;
  return sheet.filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${round(soft * 0.4)}" result="fine"/><feGaussianBlur in="SourceAlpha" stdDeviation="${soft * 1.6}" result="broad"/><feComposite in="fine" in2="broad" operator="arithmetic" k2=".45" k3=".55" result="height"/>` +
      `<feDiffuseLighting in="height" surfaceScale="${depth}" diffuseConstant=".9" lighting-color="#fff" result="lit"><feDistantLight azimuth="232" elevation="46"/></feDiffuseLighting><feComposite in="lit" in2="SourceGraphic" operator="arithmetic" k1="1" result="light"/>` +
      `<feComponentTransfer in="light" result="metal"><feFuncR type="table" tableValues="${metal.red}"/><feFuncG type="table" tableValues="${metal.green}"/><feFuncB type="table" tableValues="${metal.blue}"/></feComponentTransfer>` +
      `<feComposite in="metal" in2="SourceAlpha" operator="in" result="body"/>` +
      `<feSpecularLighting in="height" surfaceScale="${depth}" specularConstant=".9" specularExponent="26" lighting-color="${metal.glint}" result="spark"><feDistantLight azimuth="232" elevation="52"/></feSpecularLighting><feComposite in="spark" in2="SourceAlpha" operator="in" result="glint"/>` +
      `<feMorphology in="SourceAlpha" operator="dilate" radius=".7" result="rim"/><feFlood flood-color="${metal.shade}"/><feComposite in2="rim" operator="in" result="edge"/>` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${drop * 0.7}"/><feOffset dx="${drop * 0.5}" dy="${drop}" result="o"/><feFlood flood-color="#000" flood-opacity=".72"/><feComposite in2="o" operator="in" result="cast"/>` +
      `<feMerge><feMergeNode in="cast"/><feMergeNode in="edge"/><feMergeNode in="body"/><feMergeNode in="glint"/></feMerge>`,
    0.25,
  );
}

/** Shapes as embossed metal. */
export function embossed(
  sheet: Sheet,
  shapes: string,
  metal: Metal = gold,
  options: { depth?: number; soft?: number; drop?: number } = {},
): string {
  return group(`filter="${emboss(sheet, metal, options)}"`, shapes);
}

/** A round-cut jewel in a gold claw setting. */
export function jewel(sheet: Sheet, [x, y]: Point, radius: number, [light, body, deep]: readonly [string, string, string]): string {
  const face = sheet.radial(
    [
      [0, light],
      [0.5, body],
      [1, deep],
    ],
    [0.42, 0.34],
    0.72,
  );
  const facets = Array.from({ length: 8 }, (_, index) => {
    const [fromX, fromY] = polar([x, y], radius * 0.5, index * 45 + 22);
    const [toX, toY] = polar([x, y], radius * 0.94, index * 45 + 22);
    return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;
  }).join("");
  return (
    embossed(sheet, circle(x, y, radius * 1.32, "#fff"), gold, { depth: 3, soft: radius * 0.22, drop: radius * 0.35 }) +
    circle(x, y, radius * 1.02, "#140504") +
    circle(x, y, radius * 0.94, face) +
    stroke(facets, light, radius * 0.07, `opacity=".55"`) +
    circle(x, y, radius * 0.5, "none", `stroke="${light}" stroke-width="${round(radius * 0.07)}" opacity=".6"`) +
    ellipse(
      x - radius * 0.3,
      y - radius * 0.42,
      radius * 0.32,
      radius * 0.2,
      "#fff",
      `opacity=".85" transform="rotate(-30 ${round(x - radius * 0.3)} ${round(y - radius * 0.42)})"`,
    )
  );
}

/** A drop-cut jewel, point up, in a thin setting. */
export function dropJewel(
  sheet: Sheet,
  [x, y]: Point,
  height: number,
  [light, body, deep]: readonly [string, string, string],
  turn = 0,
): string {
  const half = height * 0.36;
  const outline = (grow: number): string =>
    `M${x} ${round(y - height * 0.55 * grow)}C${round(x + half * 0.5 * grow)} ${round(y - height * 0.2)} ${round(x + half * grow)} ${y} ${round(x + half * grow)} ${round(y + height * 0.14)}A${round(half * grow)} ${round(half * grow)} 0 1 1 ${round(x - half * grow)} ${round(y + height * 0.14)}C${round(x - half * grow)} ${y} ${round(x - half * 0.5 * grow)} ${round(y - height * 0.2)} ${x} ${round(y - height * 0.55 * grow)}Z`;
  const face = sheet.radial(
    [
      [0, light],
      [0.5, body],
      [1, deep],
    ],
    [0.4, 0.5],
    0.7,
  );
  const shapes =
    embossed(sheet, path(outline(1.34), "#fff"), gold, { depth: 3, soft: height * 0.1, drop: height * 0.15 }) +
    path(outline(1), face) +
    ellipse(x - half * 0.34, y, half * 0.22, half * 0.42, "#fff", `opacity=".7" transform="rotate(14 ${x} ${y})"`);
  return turn === 0 ? shapes : `<g transform="rotate(${turn} ${x} ${y})">${shapes}</g>`;
}

/** A line of lettering cast in metal: a dark bed, a cast body with depth below it, and a lit face. */
export function castLettering(
  sheet: Sheet,
  text: string,
  options: LetteringOptions & { metal?: Metal; bed: string; thickness?: number },
): string {
  const { metal = paleGold, bed, thickness = 3 } = options;
  const { outline } = letter(text, options);
  const sides = Array.from(
    { length: Math.ceil(thickness * 2) },
    (_, index) =>
      `<g transform="translate(0 ${round((index + 1) / 2)})">${path(outline, "#6d350b", `stroke="#3a1704" stroke-width="1.4"`)}</g>`,
  )
    .toReversed()
    .join("");
  return (
    path(
      outline,
      bed,
      `stroke="${bed}" stroke-width="9" stroke-linejoin="round" transform="translate(0 ${thickness})" filter="${sheet.filter('<feGaussianBlur stdDeviation="2.4"/>', 0.2)}" opacity=".9"`,
    ) +
    path(outline, bed, `stroke="${bed}" stroke-width="5" stroke-linejoin="round" transform="translate(0 ${round(thickness / 2)})"`) +
    sides +
    embossed(sheet, path(outline, "#fff"), metal, { depth: 3.2, soft: 1.1, drop: 0.6 })
  );
}
