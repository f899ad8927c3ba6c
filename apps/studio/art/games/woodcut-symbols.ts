import { burst, polar } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, group, path, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block, carvedRays, waveScales } from "@lantern/ui/art/woodcut.ts";
import type { DrawSymbol, GameArt } from "./game-art.ts";

type Plate = "disc" | "lozenge" | "arch" | "square" | "fan" | "hexagon" | "leaf";

const plates: Readonly<Record<Plate, string>> = {
  disc: "M10 50a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z",
  lozenge: "M50 6L94 50L50 94L6 50Z",
  arch: "M14 92V46C14 20 32 8 50 8S86 20 86 46V92Z",
  square: "M12 14H88V88H12Z",
  fan: "M6 62A46 46 0 0 1 94 62L74 88H26Z",
  hexagon: "M28 10H72L94 50L72 90H28L6 50Z",
  leaf: "M50 6C84 20 92 56 50 94C8 56 16 20 50 6Z",
};

const icon = (
  name: string,
  size: number,
  colour: string,
  options: { x?: number; y?: number; turn?: number; flip?: boolean } = {},
): string =>
  iconAt("game-icons", name, options.x ?? 50, options.y ?? 50, size, { colour, turn: options.turn ?? 0, flip: options.flip ?? false });

interface Inks {
  readonly ink: string;
  readonly hot: string;
  readonly paper: string;
}

/** One flat colour, a second out of register, and the key block in ink over both. */
function print(
  inks: Inks,
  plate: Plate,
  colour: string,
  name: string,
  options: { size?: number; turn?: number; flip?: boolean } = {},
): DrawSymbol {
  const { size = 74, turn = 0, flip = false } = options;
  return (sheet) =>
    block(sheet, path(plates[plate], colour), { cut: 3 }) +
    block(sheet, grooves(inks.paper), { cut: 2 }) +
    block(sheet, icon(name, size, inks.paper, { turn, flip }), { shift: [2.6, 2.6], cut: 1.6 }) +
    block(sheet, icon(name, size, inks.ink, { turn, flip }), { cut: 1.4 });
}

/** Cuts that let the paper through, as a gouge leaves them. */
function grooves(paper: string): string {
  return [62, 69, 76, 83]
    .map((y, at) =>
      stroke(
        `M${20 + at * 3} ${y}H${80 - at * 4}`,
        paper,
        1.5,
        `opacity=".7" stroke-dasharray="${16 + at * 5} ${5 + at} ${30 - at * 3} 6"`,
      ),
    )
    .join("");
}

/** The key figures: carved rays around a sun, the subject in two inks. */
function great(inks: Inks, sun: string, subject: (sheet: Sheet, ink: string, shift: boolean) => string, seed: number): DrawSymbol {
  return (sheet) =>
    block(sheet, path(carvedRays([50, 50], 34, 34, 54, 3.4, seededRandom(seed)), inks.ink), { cut: 1.6 }) +
    block(sheet, circle(50, 50, 37, sun), { cut: 2.4 }) +
    group(
      "",
      block(sheet, subject(sheet, inks.paper, true), { shift: [2.6, 2.6], cut: 1.6 }) +
        block(sheet, subject(sheet, inks.ink, false), { cut: 1.4 }),
    );
}

/** A carp that leaps to the right: body, fins and tail in one block, scales and eye cut out of it. */
function leapingCarp(ink: string, cut: string): string {
  const body = "M22 88C10 66 18 34 44 22C60 14 80 16 90 28C88 42 78 52 66 58C54 64 42 72 40 84L52 94L30 92L14 98Z";
  const fins =
    path("M34 30C30 18 38 8 50 8C48 14 52 18 58 18Z", ink) +
    path("M62 58C66 66 64 76 56 80C54 72 52 68 48 66Z", ink) +
    stroke("M90 30Q98 32 97 40M88 34Q93 40 90 46", ink, 2);
  const places: readonly (readonly [x: number, y: number])[] = [
    [66, 30],
    [56, 30],
    [60, 38],
    [49, 36],
    [52, 45],
    [41, 43],
    [44, 52],
    [34, 52],
    [37, 61],
    [29, 63],
  ];
  const scales = places.map(([x, y]) => `M${x - 4} ${y}a5 5 0 0 0 8 3`).join("");
  return (
    path(body, ink) +
    fins +
    stroke(scales, cut, 2) +
    circle(79, 27, 3.6, cut) +
    stroke("M72 22Q68 30 74 38", cut, 2.2) +
    stroke("M24 86L30 78M18 92L34 88", cut, 1.8)
  );
}

const carp: Inks = { ink: "#182150", hot: "#d63a22", paper: "#f6e6c2" };

export const carpOverTheFalls: GameArt = {
  crest: (sheet) => block(sheet, leapingCarp(carp.paper, carp.hot), { cut: 1.2 }),
  symbols: {
    carp: great(carp, carp.hot, (_, ink, isShifted) => leapingCarp(ink, isShifted ? ink : carp.paper), 5),
    waterfall: (sheet) =>
      block(sheet, path(burst([50, 50], 16, 38, 49, { turn: 8 }), "#2f7fa0"), { cut: 2.4 }) +
      block(sheet, icon("waterfall", 72, carp.paper), { shift: [2.4, 2.4], cut: 1.6 }) +
      block(sheet, icon("waterfall", 72, carp.ink), { cut: 1.4 }),
    turtle: print(carp, "hexagon", "#4d9a6a", "sea-turtle", { size: 80 }),
    crab: print(carp, "disc", "#e0603a", "crab", { size: 78 }),
    frog: print(carp, "leaf", "#9ab848", "frog", { size: 72 }),
    shrimp: print(carp, "lozenge", "#eda07a", "shrimp", { size: 70 }),
    reed: print(carp, "arch", "#c8b45a", "high-grass", { size: 76 }),
    shell: print(carp, "fan", "#e8b64a", "spiral-shell", { size: 66 }),
    wave: (sheet) =>
      block(sheet, path(plates.square, "#7fb4c4"), { cut: 3 }) +
      block(sheet, group(`clip-path="${sheet.clip(path(plates.square, "#000"))}"`, stroke(waveScales(8, 40, 92, 5, 15), carp.ink, 2.4)), {
        cut: 1.4,
      }),
  },
};

const crane: Inks = { ink: "#17332f", hot: "#c8442a", paper: "#f5ebd2" };

export const craneAndPine: GameArt = {
  crest: (sheet) => block(sheet, icon("heron", 84, crane.paper), { cut: 1.4 }),
  symbols: {
    crane: great(crane, crane.hot, (_, ink) => icon("heron", 78, ink), 9),
    scroll: print(crane, "square", "#d9b45a", "tied-scroll", { size: 66 }),
    sun: (sheet) =>
      block(sheet, path(carvedRays([50, 50], 28, 30, 52, 4.4, seededRandom(3)), crane.hot), { cut: 1.6 }) +
      block(sheet, circle(50, 50, 28, crane.hot), { cut: 2.2 }) +
      block(sheet, [56, 62, 68].map((y, at) => stroke(`M${30 + at * 4} ${y}H${70 - at * 4}`, crane.paper, 1.8)).join(""), { cut: 1.4 }),
    mountain: print(crane, "arch", "#7fa3a8", "mountains", { size: 76 }),
    pine: print(crane, "disc", "#8aa656", "bonsai-tree", { size: 74 }),
    bamboo: print(crane, "leaf", "#b9c878", "bamboo", { size: 68 }),
    teapot: print(crane, "lozenge", "#d98a5a", "teapot", { size: 62 }),
    gourd: (sheet) => {
      const gourd =
        "M50 16c4 0 5 4 4 8c8 3 11 10 8 17c-1 4-3 6-3 9c14 5 20 15 18 26c-2 10-13 14-27 14s-25-4-27-14c-2-11 4-21 18-26c0-3-2-5-3-9c-3-7 0-14 8-17c-1-4 0-8 4-8z";
      return (
        block(sheet, path(plates.fan, "#c9a68c"), { cut: 3 }) +
        block(sheet, path(gourd, crane.paper), { shift: [2.6, 2.6], cut: 1.6 }) +
        block(sheet, path(gourd, crane.ink) + stroke("M37 50H63", "#c8442a", 4), { cut: 1.4 }) +
        block(sheet, stroke("M40 62Q36 72 40 80M50 60V84M60 62Q64 72 60 80", crane.paper, 1.8), { cut: 1.2 })
      );
    },
  },
};

const drum: Inks = { ink: "#2a0f14", hot: "#cf2f1e", paper: "#f7e2a4" };

export const stormDrummer: GameArt = {
  crest: (sheet) => block(sheet, icon("focused-lightning", 84, drum.paper), { cut: 1.4 }),
  symbols: {
    lightning: (sheet) => {
      const bolt = "M58 4L22 56H46L36 96L80 40H54Z";
      return (
        block(sheet, path(burst([50, 50], 14, 34, 50, { turn: 4 }), drum.ink), { cut: 2.4 }) +
        block(sheet, path(bolt, drum.hot), { shift: [3, 3], cut: 1.6 }) +
        block(sheet, path(bolt, "#ffd84a"), { cut: 1.4 })
      );
    },
    drum: (sheet) => {
      const comma = (turn: number): string =>
        `<g transform="rotate(${turn} 50 50)"><path d="M50 50C50 40 58 34 66 38C76 43 74 58 62 62C70 54 66 46 58 46C54 46 51 48 50 50Z" fill="${drum.paper}"/></g>`;
      return (
        block(sheet, path(carvedRays([50, 50], 30, 40, 54, 4, seededRandom(8)), drum.hot), { cut: 1.6 }) +
        block(sheet, circle(50, 50, 41, drum.ink), { cut: 2 }) +
        block(sheet, circle(50, 50, 34, drum.hot), { cut: 1.8 }) +
        block(sheet, [0, 120, 240].map(comma).join(""), { cut: 1.4 }) +
        block(
          sheet,
          Array.from({ length: 16 }, (_, at) => {
            const [x, y] = polar([50, 50], 37.5, at * 22.5);
            return circle(x, y, 1.7, drum.paper);
          }).join(""),
          { cut: 1 },
        )
      );
    },
    mask: print(drum, "disc", "#e2552e", "oni", { size: 74 }),
    pagoda: print(drum, "arch", "#d98f2e", "pagoda", { size: 72 }),
    bell: print(drum, "hexagon", "#a8a05a", "ringing-bell", { size: 64 }),
    kite: print(drum, "lozenge", "#7a9fb0", "kite", { size: 62 }),
    umbrella: print(drum, "fan", "#d6604a", "umbrella", { size: 70 }),
    wave: print(drum, "square", "#5f90a8", "big-wave", { size: 78 }),
    cloud: (sheet) => {
      const swirl = "M18 66C8 64 8 48 22 48C22 30 48 26 54 40C66 28 88 38 82 54C94 56 92 72 80 72H30";
      return (
        block(sheet, rectangle(10, 26, 80, 54, "#c9bca8", 26), { cut: 3 }) +
        block(sheet, stroke(swirl, drum.paper, 7), { shift: [2.4, 2.4], cut: 1.4 }) +
        block(sheet, stroke(swirl, drum.ink, 6) + stroke("M34 58C34 48 48 48 48 58S36 66 34 60M60 58C60 48 74 48 74 58", drum.ink, 4.4), {
          cut: 1.4,
        })
      );
    },
  },
};
