/** One colour stop: offset 0 to 1, CSS colour, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The picture being drawn: its size in design pixels and the definitions it has gathered so far. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Adds a definition and gives its id; the same markup is kept once. */
  define: (markup: (id: string) => string) => string;
  /** A linear gradient as a paint; from and to are fractions of the painted box. */
  linear: (stops: readonly Stop[], from?: readonly [number, number], to?: readonly [number, number]) => string;
  /** A radial gradient as a paint; centre and radius are fractions of the painted box. */
  radial: (stops: readonly Stop[], centre?: readonly [number, number], radius?: number) => string;
  /** A filter as a `url(#…)`; the region is a fraction beyond the painted box on each side. */
  filter: (primitives: string, region?: number) => string;
  /** A clip as a `url(#…)`. */
  clip: (shapes: string) => string;
  /** A luminance mask as a `url(#…)`. */
  mask: (shapes: string) => string;
  /** The finished picture. */
  finish: (body: string) => string;
}

/** Starts a picture of `width` × `height` design pixels; a `prefix` keeps its ids apart from others' on one page. */
export function createSheet(width: number, height: number, prefix = "d"): Sheet {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const define = (markup: (id: string) => string): string => {
    const key = markup("");
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}${ids.size.toString(36)}`;
    ids.set(key, id);
    definitions.push(markup(id));
    return id;
  };
  const url = (markup: (id: string) => string): string => `url(#${define(markup)})`;
  return {
    width,
    height,
    define,
    linear: (stops, from = [0, 0], to = [0, 1]) =>
      url(
        (id) =>
          `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.map(stopMarkup).join("")}</linearGradient>`,
      ),
    radial: (stops, centre = [0.5, 0.5], radius = 0.5) =>
      url(
        (id) =>
          `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stops.map(stopMarkup).join("")}</radialGradient>`,
      ),
    filter: (primitives, region = 0.2) =>
      url(
        (id) =>
          `<filter id="${id}" x="${-region}" y="${-region}" width="${1 + 2 * region}" height="${1 + 2 * region}" color-interpolation-filters="sRGB">${primitives}</filter>`,
      ),
    clip: (shapes) => url((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    mask: (shapes) => url((id) => `<mask id="${id}">${shapes}</mask>`),
    finish: (body) =>
      trim(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions.length === 0 ? "" : `<defs>${definitions.join("")}</defs>`}${body}</svg>`,
      ),
  };
}

/** Drops what a parser would skip. */
function trim(markup: string): string {
  return markup
    .replaceAll(/\s+(?=\/?>)/g, "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(' rx="0"', "")
    .replaceAll(/(?<=[" ,(-])0\.(?=\d)/g, ".");
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;
}

/** A rectangle over the whole picture. */
export function ground(sheet: Sheet, paint: string, attributes = ""): string {
  return `<rect width="${sheet.width}" height="${sheet.height}" fill="${paint}" ${attributes}/>`;
}

/** Shapes moved, then turned (degrees), then scaled. */
export function place(shapes: string, x: number, y: number, scale: number | readonly [number, number] = 1, turn = 0): string {
  const [scaleX, scaleY] = typeof scale === "number" ? [scale, scale] : scale;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scaleX)} ${round(scaleY)})">${shapes}</g>`;
}

/** Shapes and their mirror image about the vertical line `x`. */
export function mirrored(shapes: string, x: number): string {
  return `${shapes}<g transform="translate(${round(2 * x)} 0) scale(-1 1)">${shapes}</g>`;
}

/** Shapes under a filter, a clip or other presentation attributes. */
export function group(attributes: string, shapes: string): string {
  return `<g ${attributes}>${shapes}</g>`;
}

/** A path with a paint and further attributes. */
export function path(data: string, fill: string, attributes = ""): string {
  return `<path d="${data}" fill="${fill}" ${attributes}/>`;
}

/** A path that is only stroked, with round ends and joints. */
export function stroke(data: string, paint: string, width: number, attributes = ""): string {
  return `<path d="${data}" fill="none" stroke="${paint}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, attributes = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${attributes}/>`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, attributes = ""): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}" ${attributes}/>`;
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string, radius = 0, attributes = ""): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${fill}" ${attributes}/>`;
}

/** Two decimals: a quarter of a device pixel at the finest export. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
