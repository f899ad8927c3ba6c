import { polar, rays } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { dropJewel, embossed, gold, jewel, paleGold } from "@lantern/ui/art/relief.ts";
import { circle, ellipse, path, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import type { DrawSymbol } from "./game-art.ts";

export type Enamel = readonly [light: string, body: string, deep: string];

export const ruby: Enamel = ["#ff8a86", "#c01631", "#43040f"];
export const jade: Enamel = ["#7fe8b4", "#12835a", "#033222"];
export const sapphire: Enamel = ["#8ab6ff", "#2250c4", "#0a1552"];
export const onyx: Enamel = ["#7a6a5c", "#2b211c", "#0a0605"];
export const violet: Enamel = ["#d9a2ff", "#7a2bb8", "#250a42"];
export const turquoise: Enamel = ["#9af6ee", "#12929b", "#033842"];
export const coral: Enamel = ["#ffc09a", "#e0632b", "#561804"];
export const topaz: Enamel = ["#ffe9a0", "#d8951a", "#5a3203"];
export const rose: Enamel = ["#ffc0dc", "#d43d80", "#4f0a2c"];
export const pearl: Enamel = ["#ffffff", "#e6d9cf", "#8d7a78"];

export const mark = (name: string, size: number, turn = 0): string => iconAt("game-icons", name, 50, 50, size, { colour: "#fff", turn });

/** Gold cast in an enamelled disc with a milled rim: the common coinage of the set. */
export function medallion(enamel: Enamel, shapes: string): DrawSymbol {
  return (sheet) => disc(sheet, enamel, 41) + embossed(sheet, shapes, paleGold, { depth: 4, soft: 1.3, drop: 2 });
}

function disc(sheet: Sheet, [light, body, deep]: Enamel, radius: number): string {
  const inner = radius - 6;
  const milled = Array.from({ length: 28 }, (_, at) => {
    const [x, y] = polar([50, 50], radius - 2.6, (at * 360) / 28);
    return circle(x, y, 1.7, "#fff");
  }).join("");
  return (
    ellipse(50, 54, radius + 1, radius + 1, "#000", `opacity=".45"`) +
    embossed(sheet, path(`${ring(radius)}${ring(inner)}`, "#fff", `fill-rule="evenodd"`) + milled, gold, { depth: 3.4, soft: 1, drop: 2 }) +
    circle(
      50,
      50,
      inner,
      sheet.radial(
        [
          [0, light],
          [0.5, body],
          [1, deep],
        ],
        [0.42, 0.3],
        0.85,
      ),
    ) +
    path(rays([50, 50], 24, inner, 0.5), light, `opacity=".13"`) +
    ellipse(50, 33, inner * 0.72, inner * 0.4, "#fff", `opacity=".16"`)
  );
}

export function ring(radius: number): string {
  return `M${50 - radius} 50a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** A great figure that stands free before a burst of light. */
export function figure(enamel: Enamel, shapes: string, depth = 5): DrawSymbol {
  return (sheet) =>
    circle(
      50,
      50,
      49,
      sheet.radial([
        [0, enamel[0], 0.95],
        [0.5, enamel[1], 0.7],
        [1, enamel[2], 0],
      ]),
    ) +
    path(
      rays([50, 50], 20, 45, 0.42),
      sheet.radial([
        [0.3, "#ffe9a8", 0.5],
        [1, "#ffe9a8", 0],
      ]),
    ) +
    embossed(sheet, shapes, gold, { depth, soft: 1.5, drop: 2.6 });
}

/** A figure in a jewelled ring: the wild and the scatter. */
export function regal(enamel: Enamel, shapes: string, gem: Enamel): DrawSymbol {
  return (sheet) =>
    circle(
      50,
      50,
      50,
      sheet.radial([
        [0.6, "#fff2c0", 0.9],
        [1, "#ffb83a", 0],
      ]),
    ) +
    disc(sheet, enamel, 45) +
    embossed(sheet, shapes, gold, { depth: 5, soft: 1.4, drop: 2.4 }) +
    [-90, 0, 90, 180].map((turn) => jewel(sheet, polar([50, 50], 44, turn), 3.6, gem)).join("");
}

/** A cut stone in a gold setting. */
export function stone(enamel: Enamel, cut: "step" | "round" | "drop" | "pearl"): DrawSymbol {
  return (sheet) => {
    const light = circle(
      50,
      50,
      46,
      sheet.radial([
        [0, enamel[0], 0.55],
        [1, enamel[1], 0],
      ]),
    );
    if (cut === "drop") return light + dropJewel(sheet, [50, 54], 66, enamel);
    if (cut === "round") return light + jewel(sheet, [50, 50], 27, enamel);
    if (cut === "pearl") {
      const one = (x: number, y: number, radius: number): string =>
        circle(
          x,
          y,
          radius,
          sheet.radial(
            [
              [0, "#ffffff"],
              [0.5, "#f2e6dc"],
              [0.85, "#b8a0a8"],
              [1, "#e8d0d8"],
            ],
            [0.36, 0.3],
            0.8,
          ),
        ) + ellipse(x - radius * 0.34, y - radius * 0.4, radius * 0.24, radius * 0.16, "#fff");
      return (
        light +
        embossed(sheet, path("M14 56Q50 92 86 56L80 74Q50 96 20 74Z", "#fff"), gold, { depth: 4, soft: 1.2, drop: 2 }) +
        one(28, 50, 15) +
        one(72, 50, 15) +
        one(50, 42, 22)
      );
    }
    const octagon = (grow: number): string =>
      `M${50 - 16 * grow} ${50 - 30 * grow}H${50 + 16 * grow}L${50 + 26 * grow} ${50 - 19 * grow}V${50 + 19 * grow}L${50 + 16 * grow} ${50 + 30 * grow}H${50 - 16 * grow}L${50 - 26 * grow} ${50 + 19 * grow}V${50 - 19 * grow}Z`;
    return (
      light +
      embossed(sheet, path(octagon(1.26), "#fff"), gold, { depth: 4, soft: 1.6, drop: 2.4 }) +
      path(
        octagon(1),
        sheet.linear(
          [
            [0, enamel[0]],
            [0.45, enamel[1]],
            [1, enamel[2]],
          ],
          [0.2, 0],
          [0.8, 1],
        ),
      ) +
      stroke(octagon(0.72), enamel[0], 1.2, `opacity=".8"`) +
      stroke(octagon(0.44), enamel[0], 1.2, `opacity=".9"`) +
      path("M37 25H56L40 46L30 40Z", "#fff", `opacity=".5"`)
    );
  };
}
