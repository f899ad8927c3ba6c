import type { Theme } from "../../engine/types.ts";
import { required } from "../required.ts";

/** Pixels across each shape on its sheet. */
export const SHAPE_PIXELS = 48;

/** What flies when something is won: coins, splinters, stars, sparks or cut paper. One sheet a title, a few colours side by side. */
export function particleShapes({ family, palette }: Theme): { readonly sheet: HTMLCanvasElement; readonly kinds: number } {
  const { accent, second, text } = palette;
  const colours =
    family === "relief"
      ? ["#ffd56a", "#f0b23c", "#ffe9a8"]
      : family === "scene"
        ? ["#ffd27a", "#ff9d4a", "#fff0c8"]
        : [accent, second, text];
  const sheet = document.createElement("canvas");
  sheet.width = SHAPE_PIXELS * colours.length;
  sheet.height = SHAPE_PIXELS;
  const context = required(sheet.getContext("2d"), "canvas");
  colours.forEach((colour, at) => {
    context.save();
    context.translate((at + 0.5) * SHAPE_PIXELS, SHAPE_PIXELS / 2);
    context.fillStyle = colour;
    shapes[family](context, colour, at);
    context.restore();
  });
  return { sheet, kinds: colours.length };
}

type Shape = (context: CanvasRenderingContext2D, colour: string, at: number) => void;

const shapes: Readonly<Record<Theme["family"], Shape>> = {
  relief: (context) => {
    disc(context, 20);
    context.lineWidth = 4;
    context.strokeStyle = "#8a4f0d";
    context.stroke();
    context.fillStyle = "rgb(138 79 13 / .75)";
    context.fillRect(-6, -6, 12, 12);
  },
  woodcut: (context) => {
    context.beginPath();
    context.moveTo(-20, 4);
    context.lineTo(14, -9);
    context.lineTo(20, 1);
    context.lineTo(-6, 9);
    context.fill();
  },
  comic: (context) => {
    context.beginPath();
    for (let at = 0; at < 10; at += 1) {
      const radius = at % 2 === 0 ? 20 : 9;
      context.lineTo(Math.cos(at * 0.6283) * radius, Math.sin(at * 0.6283) * radius);
    }
    context.closePath();
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = "#1b0b22";
    context.stroke();
  },
  scene: (context, colour) => {
    const light = context.createRadialGradient(0, 0, 1, 0, 0, 22);
    light.addColorStop(0, "#fffbe8");
    light.addColorStop(0.3, colour);
    light.addColorStop(1, "rgb(255 160 60 / 0)");
    context.fillStyle = light;
    disc(context, 22);
  },
  geometric: (context, _, at) => {
    if (at === 0) disc(context, 17);
    else if (at === 1) context.fillRect(-15, -15, 30, 30);
    else {
      context.beginPath();
      context.moveTo(0, -18);
      context.lineTo(18, 14);
      context.lineTo(-18, 14);
      context.fill();
    }
  },
};

function disc(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}
