import type { Point } from "@lantern/ui/art/geometry.ts";
import { createSheet, group, ground, rectangle, type Sheet } from "@lantern/ui/art/sheet.ts";
import {
  aurora,
  bubbles,
  disc,
  fireworks,
  haze,
  petals,
  radiance,
  rain,
  rush,
  shafts,
  skyLamps,
  sparks,
  starfield,
  type Layer,
} from "./bonus-layers.ts";

/** A turn of all hues in degrees; saturation and brightness as factors. */
interface Grade {
  hue?: number;
  saturation?: number;
  brightness?: number;
}

/** How a title's scene changes for its free spins. */
export interface BonusScene {
  /** Of everything around the subject. */
  around: Grade;
  /** Colours that take the place of dark, middle and light, from which a print is made anew. */
  inks?: readonly [dark: string, middle: string, light: string];
  /** The subject keeps its colours, or takes others, within an ellipse with a soft edge. */
  subject?: { centre: Point; radius: Point; grade?: Grade };
  /** A colour from above to below, and how it is laid on. */
  wash?: { from: string; to: string; blend: "multiply" | "color" | "soft-light" | "overlay" | "screen"; opacity: number };
  behind?: readonly Layer[];
  before?: readonly Layer[];
}

const width = 240;
const height = 312;

/** The scene of the free spins: `tile` is the title's tile as a data URL, `fade` the colour of the game's ground. */
export function drawBonusScene(scene: BonusScene, tile: string, fade: string): string {
  const sheet = createSheet(width, height, "b");
  const { subject, wash } = scene;
  const layers = (list: readonly Layer[] | undefined): string => (list ?? []).map((layer) => layer(sheet)).join("");
  const picture = (attributes: string): string => `<image href="${tile}" width="${width}" height="300" ${attributes}/>`;
  const inked =
    scene.inks === undefined ? picture(`style="${filterOf(scene.around)}"`) : group(`filter="${inking(sheet, scene.inks)}"`, picture(""));
  return sheet.finish(
    group(
      `style="isolation:isolate"`,
      inked +
        (wash === undefined
          ? ""
          : rectangle(
              0,
              0,
              width,
              height,
              sheet.linear([
                [0, wash.from],
                [0.6, wash.to],
              ]),
              0,
              `opacity="${wash.opacity}" style="mix-blend-mode:${wash.blend}"`,
            )) +
        layers(scene.behind) +
        (subject === undefined
          ? ""
          : picture(`mask="${spot(sheet, subject.centre, subject.radius)}" style="${filterOf(subject.grade ?? {})}"`)) +
        layers(scene.before),
    ) +
      ground(
        sheet,
        sheet.linear([
          [0.5, fade, 0],
          [0.66, fade],
        ]),
      ),
  );
}

function filterOf({ hue = 0, saturation = 1, brightness = 1 }: Grade): string {
  return `filter:hue-rotate(${hue}deg) saturate(${saturation}) brightness(${brightness})`;
}

/** Takes the lightness of the picture and prints it again in three inks. */
function inking(sheet: Sheet, inks: readonly [string, string, string]): string {
  const table = (channel: number): string =>
    inks.map((ink) => (Number.parseInt(ink.slice(1 + channel * 2, 3 + channel * 2), 16) / 255).toFixed(3)).join(" ");
  return sheet.filter(
    `<feColorMatrix values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues="${table(0)}"/><feFuncG type="table" tableValues="${table(1)}"/><feFuncB type="table" tableValues="${table(2)}"/></feComponentTransfer>`,
    0,
  );
}

function spot(sheet: Sheet, [x, y]: Point, [radiusX, radiusY]: Point): string {
  const light = sheet.radial([
    [0.72, "#fff"],
    [1, "#000"],
  ]);
  return sheet.mask(`<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${light}"/>`);
}

/** By code; a title without free spins has none. */
export const bonusScenes: Readonly<Record<string, BonusScene>> = {
  // The hall turns from sapphire to ruby, and flowers fall.
  "GN-ELEPH": {
    around: { brightness: 1.15 },
    wash: { from: "#8a0f3a", to: "#d8402a", blend: "color", opacity: 0.95 },
    subject: { centre: [120, 104], radius: [96, 112] },
    behind: [radiance([120, 96], "#ffb04a", { opacity: 0.55 })],
    before: [petals(3, ["#ff9ac0", "#ffd0e0", "#ffb52e"])],
  },
  // From the curtain into a garden at night.
  "GN-PEACK": {
    around: { hue: -120, brightness: 1.1 },
    subject: { centre: [120, 122], radius: [128, 112], grade: { brightness: 1.08 } },
    behind: [radiance([120, 110], "#7affd0", { opacity: 0.5 })],
    before: [sparks(5, ["#c8ff7a", "#7affc0"], { count: 40 }), starfield(6, { height: 70, count: 30 })],
  },
  // The shell sinks into the sea.
  "GN-TURTL": {
    around: { hue: 50, saturation: 1.3, brightness: 1.05 },
    wash: { from: "#18b0e0", to: "#04206a", blend: "color", opacity: 0.85 },
    subject: { centre: [120, 100], radius: [112, 110] },
    behind: [shafts("#bff4ff", 0.7)],
    before: [shafts("#bff4ff", 0.25), bubbles(9, "#d8fbff")],
  },
  "GN-MONKE": {
    around: {},
    wash: { from: "#2a3ad0", to: "#12b0b0", blend: "color", opacity: 0.9 },
    subject: { centre: [120, 100], radius: [92, 112] },
    behind: [radiance([120, 92], "#ffe9a0", { opacity: 0.55 })],
    before: [petals(12, ["#ffc0d8", "#ff7aa8", "#fff0f6"]), sparks(13, ["#ffd86a"], { count: 18 })],
  },
  // The print by night: moon for sun, pale lines on indigo.
  "SB-CARP": {
    around: {},
    inks: ["#fff0c0", "#f0a030", "#0a1e58"],
    before: [starfield(14, { height: 60, count: 30 }), rain(15, "#8fd0ff", 40)],
  },
  // The storm turns red.
  "SB-DRUM": {
    around: {},
    inks: ["#12020e", "#e2302c", "#ffeab0"],
    before: [rain(16, "#ffd9a0", 60)],
  },
  "SB-BUFFA": {
    around: {},
    inks: ["#1a0b3a", "#c83a4a", "#ffd08a"],
    before: [petals(17, ["#ffe08a", "#ffb04a"], 26)],
  },
  // It has gone off.
  "TR-DURIAN": {
    around: { brightness: 1.7 },
    wash: { from: "#ff3a00", to: "#ff9a00", blend: "color", opacity: 0.95 },
    subject: { centre: [120, 122], radius: [88, 92] },
    behind: [radiance([120, 118], "#ffe27a", { opacity: 0.75 }), rush([120, 118], "#fffbe0", 0.75)],
    before: [sparks(18, ["#ffd23a", "#ff7a1c"], { count: 50, size: 1.2 })],
  },
  // Night falls on the track, and the insects come out.
  "TR-GECKO": {
    around: {},
    wash: { from: "#1c0a7a", to: "#0a5ad0", blend: "color", opacity: 0.95 },
    subject: { centre: [128, 124], radius: [114, 108] },
    behind: [starfield(19, { count: 70, height: 200, colour: "#fff6b0" })],
    before: [sparks(20, ["#c8ff3a", "#fff27a"], { count: 34, size: 1.3 })],
  },
  // The same street at midnight, in neon.
  "TR-TUKTU": {
    around: { brightness: 0.62, saturation: 1.2 },
    wash: { from: "#5a0ac8", to: "#ff1f9a", blend: "color", opacity: 0.92 },
    subject: { centre: [120, 122], radius: [100, 124] },
    behind: [rush([120, 92], "#7affff", 0.8), starfield(21, { height: 60, count: 26 })],
    before: [sparks(22, ["#ff4fd0", "#4fe0ff"], { count: 30 })],
  },
  // Hotter than red: the fire burns blue.
  "TR-CHILI": {
    around: { brightness: 0.95 },
    wash: { from: "#1a0a9a", to: "#0ac0ff", blend: "color", opacity: 0.96 },
    subject: { centre: [84, 110], radius: [70, 112], grade: { brightness: 1.05 } },
    before: [sparks(23, ["#7af0ff", "#4a8aff"], { count: 54, size: 1.2 })],
  },
  // The stall by night, under lamps.
  "TR-NOODL": {
    around: { brightness: 0.72 },
    wash: { from: "#1a1a8a", to: "#6a2ad0", blend: "color", opacity: 0.95 },
    subject: { centre: [108, 132], radius: [104, 96] },
    behind: [starfield(24, { count: 50, height: 190 }), radiance([108, 124], "#ffcf7a", { opacity: 0.35 })],
    before: [skyLamps(25, 9, 120)],
  },
  // Night to dawn.
  "NB-RIVER": {
    around: { brightness: 1.25, saturation: 0.95, hue: 18 },
    wash: { from: "#ff9a6a", to: "#ffe0a0", blend: "soft-light", opacity: 0.9 },
    behind: [
      disc([120, 92], 30, ["#fffbe0", "#ffd07a", "#ffb45a"]),
      radiance([120, 92], "#ffd89a", { opacity: 0.45 }),
      haze(136, "#ffd0a0", 0.6),
    ],
    subject: { centre: [120, 176], radius: [70, 50], grade: { brightness: 1.1 } },
    before: [petals(26, ["#ffd0e6", "#ff9ac8", "#fff0f6"], 26)],
  },
  // The moon gives way to a red sunrise.
  "NB-STILT": {
    around: { hue: 178, saturation: 1.2, brightness: 1.02 },
    wash: { from: "#c8306a", to: "#ffb04a", blend: "color", opacity: 0.7 },
    subject: { centre: [128, 148], radius: [70, 56], grade: { brightness: 1.05 } },
    behind: [radiance([126, 98], "#ffc87a", { opacity: 0.5 })],
    before: [skyLamps(27, 10, 120)],
  },
  "NB-FIREW": {
    around: {},
    wash: { from: "#1a0a8a", to: "#7a1ad0", blend: "color", opacity: 0.85 },
    subject: { centre: [120, 132], radius: [76, 120] },
    behind: [
      fireworks([
        [50, 40, 44, "#ff5ab0"],
        [196, 44, 48, "#4fd0ff"],
        [26, 116, 30, "#ffd24a"],
        [216, 122, 32, "#7affa0"],
      ]),
    ],
    before: [sparks(28, ["#ffd86a", "#ff9af0"], { count: 46 })],
  },
  // A sky on fire with northern colours.
  "NB-FERRY": {
    around: { brightness: 1.1 },
    wash: { from: "#3a1aa8", to: "#e05a9a", blend: "color", opacity: 0.9 },
    subject: { centre: [92, 150], radius: [124, 92] },
    behind: [aurora(29, ["#ff5ac8", "#7a8aff", "#4affc8"]), starfield(30, { height: 90 })],
    before: [sparks(31, ["#ffd86a"], { count: 18, top: 120 })],
  },
  // The race goes on under a blue moon.
  "NB-BOATS": {
    around: { brightness: 0.72 },
    wash: { from: "#0a0f6a", to: "#1a8ad8", blend: "color", opacity: 0.95 },
    subject: { centre: [124, 118], radius: [122, 100] },
    behind: [starfield(32, { height: 110 })],
    before: [
      fireworks([
        [30, 44, 34, "#ffd24a"],
        [212, 52, 30, "#ff5a7a"],
      ]),
      sparks(33, ["#bfe8ff", "#ffd86a"], { count: 30 }),
    ],
  },
  "PM-LOTUS": {
    around: {},
    wash: { from: "#2a0f7a", to: "#7a1f9a", blend: "color", opacity: 0.92 },
    subject: { centre: [120, 102], radius: [70, 70], grade: { brightness: 1.1 } },
    before: [sparks(34, ["#fff27a", "#ff9ad0"], { count: 34, size: 1.1 })],
  },
  // The market at closing time.
  "PM-FRUIT": {
    around: {},
    wash: { from: "#6a22b8", to: "#f0408a", blend: "multiply", opacity: 0.95 },
    subject: { centre: [120, 106], radius: [98, 96] },
    behind: [radiance([120, 96], "#ffd86a", { opacity: 0.5, count: 16 })],
    before: [sparks(35, ["#fff27a", "#ff9ad0"], { count: 26 })],
  },
  // Out of the sunset, down into the blue.
  "PM-REEF": {
    around: { brightness: 0.92 },
    wash: { from: "#00b4e8", to: "#1a3ac8", blend: "color", opacity: 0.9 },
    behind: [shafts("#eaffff", 0.3)],
    before: [bubbles(37, "#f0ffff", 28)],
  },
};
