import { ground, rectangle, type Sheet } from "./sheet.ts";

/** Edges as if cut by hand: every outline wanders by up to `amount` pixels. */
export function handCut(sheet: Sheet, amount: number, frequency = 0.09, seed = 4): string {
  return sheet.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${amount}" xChannelSelector="R" yChannelSelector="G"/>`,
    0.06,
  );
}

/** Grain over the whole picture in one colour; `gain` and `cut` choose how much of it shows. */
export function grain(
  sheet: Sheet,
  colour: string,
  options: { opacity?: number; frequency?: string; gain?: number; cut?: number; seed?: number; blend?: string } = {},
): string {
  const { opacity = 0.5, frequency = "0.8", gain = 1.5, cut = 0.72, seed = 8, blend = "normal" } = options;
  const filter = sheet.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${gain} ${-cut}" result="a"/><feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/>`,
    0,
  );
  return ground(sheet, "#000", `filter="${filter}" opacity="${opacity}" style="mix-blend-mode:${blend}"`);
}

/** A Gaussian blur. */
export function blur(sheet: Sheet, radius: number, region = 0.6): string {
  return sheet.filter(`<feGaussianBlur stdDeviation="${radius}"/>`, region);
}

/** A soft shadow below. */
export function shadow(sheet: Sheet, dx: number, dy: number, radius: number, colour = "#02030c", opacity = 0.7): string {
  return sheet.filter(
    `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${radius}" flood-color="${colour}" flood-opacity="${opacity}"/>`,
    0.3,
  );
}

/** Rim light from one side and a shadow below, for a subject in front of a glow. */
export function rimLight(
  sheet: Sheet,
  colour: string,
  dx: number,
  dy: number,
  options: { softness?: number; shade?: string } = {},
): string {
  const { softness = 1.2, shade = "#02030c" } = options;
  return sheet.filter(
    `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out"/><feGaussianBlur stdDeviation="${softness}" result="r"/><feFlood flood-color="${colour}"/><feComposite in2="r" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="rim"/><feDropShadow in="SourceAlpha" dx="0" dy="7" stdDeviation="6" flood-color="${shade}" flood-opacity=".75" result="sh"/><feMerge><feMergeNode in="sh"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/><feMergeNode in="rim"/></feMerge>`,
    0.3,
  );
}

/** Darkens the picture towards one side so that lettering on it reads. */
export function scrim(sheet: Sheet, colour: string, from: number, opacity: number): string {
  return rectangle(
    0,
    0,
    sheet.width,
    sheet.height,
    sheet.linear([
      [from, colour, 0],
      [from + (1 - from) * 0.45, colour, opacity * 0.72],
      [1, colour, opacity],
    ]),
  );
}

/** Darkens the edges. */
export function vignette(
  sheet: Sheet,
  colour: string,
  opacity: number,
  centre: readonly [number, number] = [0.5, 0.42],
  reach = 0.75,
): string {
  return ground(
    sheet,
    sheet.radial(
      [
        [0.45, colour, 0],
        [1, colour, opacity],
      ],
      centre,
      reach,
    ),
  );
}
