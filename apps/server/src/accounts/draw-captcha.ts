import sharp from "sharp";
import { captchaGlyphs } from "./captcha-glyphs.ts";

const width = 160;
const height = 56;
const inks = ["#ffeecb", "#ffc14d", "#ff9a7d", "#8fe3c3", "#bcc0dc"];

/** A whole number below `limit`, from the caller's source of chance. */
export type Chance = (limit: number) => number;

/** Draws the characters, each moved, turned and stretched a little, under a few crossing lines. Answers a `data:` address of a PNG. */
export async function drawCaptcha(text: string, chance: Chance): Promise<string> {
  const step = (width - 24) / text.length;
  const glyphs = Array.from(text, (character, index) => glyph(character, 12 + index * step, chance)).join("");
  const lines = Array.from({ length: 5 }, () => line(chance)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="#1e2447"/>${lines}${glyphs}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

function glyph(character: string, x: number, chance: Chance): string {
  const path = captchaGlyphs[character];
  if (path === undefined) throw new Error(`no captcha glyph for "${character}"`);
  const scale = 1.75 + chance(50) / 100;
  const turn = chance(31) - 15;
  const y = 8 + chance(9);
  return `<path d="${path}" transform="translate(${x + chance(4)} ${y}) rotate(${turn} 9 14) scale(${scale})" stroke="${inkOf(chance)}" stroke-width="1.5"/>`;
}

function line(chance: Chance): string {
  const [startY, middleY, endY] = [chance(height), chance(height), chance(height)];
  return `<path d="M0 ${startY}Q${chance(width)} ${middleY} ${width} ${endY}" stroke="${inkOf(chance)}" stroke-opacity="0.45" stroke-width="1.2"/>`;
}

function inkOf(chance: Chance): string {
  return inks[chance(inks.length)] ?? "#ffeecb";
}
