import type { Theme } from "../../engine/types.ts";
import { required } from "../required.ts";

/** What a family lights its winning symbols with: drawn once, then only copied and turned. */
export class WinLight {
  readonly #picture = document.createElement("canvas");
  /** Turns slowly behind the symbol where the family has rays. */
  readonly #turns: boolean;
  #size = 0;

  constructor(theme: Theme) {
    this.#turns = theme.family !== "geometric" && theme.family !== "scene";
  }

  prepare(theme: Theme, symbolSize: number, sharpness: number): void {
    const pixels = Math.round(symbolSize * 1.72 * sharpness);
    if (this.#picture.width === pixels) return;
    this.#size = pixels / sharpness;
    this.#picture.width = this.#picture.height = pixels;
    const context = required(this.#picture.getContext("2d"), "canvas");
    context.translate(pixels / 2, pixels / 2);
    context.scale(pixels / 200, pixels / 200);
    painters[theme.family](context, theme.palette);
  }

  draw(
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    options: { readonly share: number; readonly beat: number; readonly turn: number },
  ): void {
    const size = this.#size * (0.82 + 0.18 * options.share) * options.beat;
    context.save();
    context.globalAlpha *= options.share;
    context.translate(x, y);
    if (this.#turns) context.rotate(options.turn);
    context.drawImage(this.#picture, -size / 2, -size / 2, size, size);
    context.restore();
  }
}

type Painter = (context: CanvasRenderingContext2D, palette: Theme["palette"]) => void;

/** Each paints within a circle of radius 100 around the origin. */
const painters: Readonly<Record<Theme["family"], Painter>> = {
  relief: (context) => {
    glow(context, "255 214 120", 0.85);
    context.fillStyle = "rgb(255 226 150 / .34)";
    rays(context, { count: 12, inner: 18, outer: 98, width: 0.13 });
    context.strokeStyle = "#ffdf8e";
    context.lineWidth = 3;
    circle(context, 60);
    context.stroke();
  },
  woodcut: (context, { accent }) => {
    context.fillStyle = accent;
    rays(context, { count: 18, inner: 30, outer: 96, width: 0.1, uneven: true });
    context.fillStyle = "#fff4dc";
    circle(context, 63);
    context.fill();
    context.strokeStyle = accent;
    context.lineWidth = 5;
    context.stroke();
  },
  comic: (context, { accent }) => {
    star(context, { points: 14, inner: 66, outer: 96 });
    context.fillStyle = accent;
    context.fill();
    context.lineJoin = "round";
    context.lineWidth = 5;
    context.strokeStyle = "#1b0b22";
    context.stroke();
    star(context, { points: 14, inner: 52, outer: 76 });
    context.fillStyle = "#fffbe8";
    context.fill();
  },
  scene: (context) => {
    glow(context, "255 190 92", 0.95);
    glow(context, "255 240 200", 0.5);
  },
  geometric: (context, { accent, text }) => {
    context.fillStyle = accent;
    circle(context, 74);
    context.fill();
    context.strokeStyle = text;
    context.lineWidth = 4;
    circle(context, 84);
    context.stroke();
  },
};

function glow(context: CanvasRenderingContext2D, rgb: string, strength: number): void {
  const light = context.createRadialGradient(0, 0, 8, 0, 0, 98);
  light.addColorStop(0, `rgb(${rgb} / ${strength})`);
  light.addColorStop(0.55, `rgb(${rgb} / ${strength * 0.55})`);
  light.addColorStop(1, `rgb(${rgb} / 0)`);
  context.fillStyle = light;
  circle(context, 98);
  context.fill();
}

function circle(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
}

function rays(
  context: CanvasRenderingContext2D,
  options: { readonly count: number; readonly inner: number; readonly outer: number; readonly width: number; readonly uneven?: boolean },
): void {
  const { count, inner, outer, width } = options;
  context.beginPath();
  for (let at = 0; at < count; at += 1) {
    const angle = (at / count) * Math.PI * 2;
    const reach = options.uneven && at % 2 === 1 ? outer * 0.82 : outer;
    context.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
    context.lineTo(Math.cos(angle - width) * reach, Math.sin(angle - width) * reach);
    context.lineTo(Math.cos(angle + width) * reach, Math.sin(angle + width) * reach);
    context.closePath();
  }
  context.fill();
}

function star(
  context: CanvasRenderingContext2D,
  options: { readonly points: number; readonly inner: number; readonly outer: number },
): void {
  context.beginPath();
  for (let at = 0; at < options.points * 2; at += 1) {
    const radius = at % 2 === 0 ? options.outer : options.inner;
    const angle = (at / options.points) * Math.PI;
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.closePath();
}
