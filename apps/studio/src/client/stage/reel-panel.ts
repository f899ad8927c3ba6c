import type { Theme } from "../../engine/types.ts";
import type { StageLayout } from "./stage-layout.ts";

/** What lies behind the symbols, in the manner of the title's family. */
export function paintPanel(context: CanvasRenderingContext2D, theme: Theme, layout: StageLayout, reels: number): void {
  const { left, top, reelsWidth, reelsHeight, cellWidth } = layout;
  const { family, palette } = theme;
  context.fillStyle = palette.panel;
  context.fillRect(left, top, reelsWidth, reelsHeight);
  for (let reel = 0; reel < reels; reel += 1)
    paintReelGround(context, family, palette, left + reel * cellWidth, top, cellWidth, reelsHeight, reel);
}

/** The curve of the reels: darker towards the upper and lower edge. Painted over the symbols. */
export function paintCurve(context: CanvasRenderingContext2D, theme: Theme, layout: StageLayout): void {
  if (theme.family === "geometric") return;
  const { left, top, reelsWidth, reelsHeight } = layout;
  const depth = theme.family === "woodcut" || theme.family === "comic" ? 0.28 : 0.55;
  const shade = context.createLinearGradient(0, top, 0, top + reelsHeight);
  shade.addColorStop(0, `rgb(0 0 0 / ${depth})`);
  shade.addColorStop(0.14, "rgb(0 0 0 / 0)");
  shade.addColorStop(0.86, "rgb(0 0 0 / 0)");
  shade.addColorStop(1, `rgb(0 0 0 / ${depth})`);
  context.fillStyle = shade;
  context.fillRect(left, top, reelsWidth, reelsHeight);
}

function paintReelGround(
  context: CanvasRenderingContext2D,
  family: Theme["family"],
  palette: Theme["palette"],
  x: number,
  y: number,
  width: number,
  height: number,
  reel: number,
): void {
  if (family === "geometric") {
    context.fillStyle = reel % 2 === 0 ? palette.panel : palette.ground;
    context.fillRect(x, y, width, height);
    return;
  }
  if (family === "woodcut") {
    context.fillStyle = "rgb(60 30 10 / .07)";
    if (reel % 2 === 1) context.fillRect(x, y, width, height);
    if (reel > 0) {
      context.fillStyle = palette.second;
      context.globalAlpha = 0.75;
      context.fillRect(x - 0.75, y, 1.5, height);
      context.globalAlpha = 1;
    }
    return;
  }
  if (family === "comic") {
    const light = context.createLinearGradient(0, y, 0, y + height);
    light.addColorStop(0, "#fffdf4");
    light.addColorStop(1, palette.panel);
    context.fillStyle = light;
    context.fillRect(x, y, width, height);
    context.fillStyle = palette.onAccent;
    if (reel > 0) context.fillRect(x - 1.25, y, 2.5, height);
    return;
  }
  const light = context.createLinearGradient(x, y, x + width, y);
  const edge = family === "relief" ? palette.ground : "#04081c";
  light.addColorStop(0, edge);
  light.addColorStop(0.5, palette.panel);
  light.addColorStop(1, edge);
  context.fillStyle = light;
  context.fillRect(x, y, width, height);
  if (reel === 0) return;
  context.fillStyle = palette.accent;
  context.globalAlpha = family === "relief" ? 0.7 : 0.3;
  context.fillRect(x - 0.75, y, 1.5, height);
  context.globalAlpha = 1;
}
