import { inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { burst } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, group, path, place, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { geckoHead } from "../tiles/gecko-go.ts";
import { train } from "../tiles/mango-express.ts";
import { loud, stick } from "./comic-stickers.ts";
import { emojiAt } from "./emoji.ts";
import type { GameArt } from "./game-art.ts";

export const mangoExpress: GameArt = {
  crest: (sheet) => sticker(sheet, emojiAt("fluent-emoji", "mango", 50, 50, 78, { turn: -8 }), { ink: 2, border: 4, shadow: [2, 3] }),
  symbols: {
    train: loud(["#6c2bd9", "#ffe24a"], (sheet) => place(train(sheet), 47, 54, 0.375, -7)),
    mango: stick("mango", { size: 85, turn: -8 }),
    pineapple: stick("pineapple", { size: 83, turn: 8 }),
    watermelon: stick("watermelon", { turn: -6 }),
    coconut: stick("coconut", { turn: 6 }),
    banana: stick("banana", { turn: -10 }),
    cherries: stick("cherries", { size: 77 }),
    lime: stick("lime", { size: 73, turn: 12, set: "noto" }),
  },
};

/** A durian: a spiky husk, split open upon its gold. */
function durian(sheet: Sheet): string {
  const husk = burst([50, 52], 22, 33, 42, { turn: 3 });
  const seams = Array.from({ length: 26 }, (_, at) => {
    const x = 24 + (at % 6) * 10.5 + (Math.floor(at / 6) % 2) * 5;
    const y = 30 + Math.floor(at / 6) * 11;
    return `M${x - 4} ${y + 5}L${x} ${y - 3}L${x + 4} ${y + 5}`;
  }).join("");
  return (
    path(
      husk,
      sheet.radial(
        [
          [0, "#dbe86a"],
          [0.6, "#8fa82e"],
          [1, "#4d6a14"],
        ],
        [0.4, 0.32],
        0.8,
      ),
    ) +
    group(`clip-path="${sheet.clip(path(husk, "#000"))}"`, stroke(seams, "#4d6a14", 2, `opacity=".75"`)) +
    stroke("M50 12C48 6 52 2 58 2", "#6a4a1a", 6) +
    path("M50 30C68 34 72 62 60 82C46 84 34 70 38 50C40 40 44 33 50 30Z", "#f8efc0", `stroke="#6a7a1e" stroke-width="2"`) +
    ellipse(
      54,
      48,
      9,
      12,
      sheet.radial(
        [
          [0, "#fff3a0"],
          [1, "#f2b81e"],
        ],
        [0.4, 0.3],
        0.8,
      ),
    ) +
    ellipse(
      51,
      69,
      8,
      10,
      sheet.radial(
        [
          [0, "#fff3a0"],
          [1, "#f2b81e"],
        ],
        [0.4, 0.3],
        0.8,
      ),
    )
  );
}

export const durianBoom: GameArt = {
  crest: (sheet) => sticker(sheet, durian(sheet), { ink: 2, border: 4, shadow: [2, 3] }),
  symbols: {
    bomb: loud(["#f23d2b", "#ffe14a"], () => emojiAt("fluent-emoji", "bomb", 50, 51, 64)),
    firecracker: loud(["#0d3fa0", "#6fd6ff"], () => emojiAt("fluent-emoji", "firecracker", 50, 50, 66), 10),
    durian: (sheet) =>
      sticker(sheet, `<g transform="translate(1 1) scale(.98)">${durian(sheet)}</g>`, { ink: 1.8, border: 3.4, shadow: [2.5, 3.5] }),
    chili: stick("hot-pepper", { turn: -8 }),
    peach: stick("peach", { size: 79 }),
    grapes: stick("grapes", { size: 81 }),
    kiwi: stick("kiwi-fruit", { size: 79, turn: 8 }),
    melon: stick("melon", { size: 79, turn: -6 }),
    lemon: stick("lemon", { size: 77, turn: 8 }),
  },
};

/** A caterpillar in five beads. */
function caterpillar(sheet: Sheet): string {
  const bead = (x: number, y: number, radius: number): string =>
    circle(
      x,
      y,
      radius,
      sheet.radial(
        [
          [0, "#d8f56a"],
          [0.6, "#6fc22e"],
          [1, "#2f7a1a"],
        ],
        [0.38, 0.3],
        0.8,
      ),
    ) +
    path(`M${x - 3} ${y + radius - 2}v6M${x + 3} ${y + radius - 2}v6`, "none", `stroke="#2f6a1a" stroke-width="3" stroke-linecap="round"`);
  return (
    bead(84, 62, 12) +
    bead(68, 54, 13) +
    bead(52, 58, 14) +
    bead(36, 64, 14) +
    stroke("M16 36Q10 24 6 24M26 33Q26 20 32 18", inkLine, 3) +
    circle(
      22,
      50,
      19,
      sheet.radial(
        [
          [0, "#ffd0a0"],
          [0.6, "#f2803a"],
          [1, "#b8441a"],
        ],
        [0.4, 0.3],
        0.8,
      ),
    ) +
    circle(16, 48, 5, "#fff") +
    circle(28, 48, 5, "#fff") +
    circle(15, 49, 2.4, inkLine) +
    circle(27, 49, 2.4, inkLine) +
    stroke("M17 58Q22 62 27 58", inkLine, 2.4)
  );
}

export const geckoGo: GameArt = {
  crest: (sheet) =>
    sticker(sheet, place(`<g transform="translate(-120 -126)">${geckoHead(sheet)}</g>`, 50, 50, 0.5), {
      ink: 2,
      border: 4,
      shadow: [2, 3],
    }),
  symbols: {
    gecko: loud(["#ff7a1a", "#ffe24a"], (sheet) => place(`<g transform="translate(-120 -126)">${geckoHead(sheet)}</g>`, 50, 50, 0.44)),
    bulb: loud(["#123c8c", "#fff6b0"], () => emojiAt("fluent-emoji", "light-bulb", 50, 50, 66), 16),
    butterfly: stick("butterfly", { size: 85 }),
    beetle: stick("beetle", { size: 79 }),
    ladybird: stick("lady-beetle", { size: 79, turn: 8 }),
    cricket: stick("cricket", { size: 83 }),
    caterpillar: (sheet) =>
      sticker(sheet, `<g transform="translate(2 2) scale(.96)">${caterpillar(sheet)}</g>`, { ink: 1.8, border: 3.4, shadow: [2.5, 3.5] }),
    ant: stick("ant", { size: 79, turn: -8 }),
    fly: stick("fly", { size: 75, turn: 6 }),
  },
};
