import { halftone, inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { burst, petal, polar, rays } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { embossed, gold, jewel } from "@lantern/ui/art/relief.ts";
import { paperLantern, stars } from "@lantern/ui/art/scene.ts";
import { circle, createSheet, ellipse, ground, group, path, place, rectangle, round, stroke } from "@lantern/ui/art/sheet.ts";
import { block, carvedRays, paperWear, waveScales } from "@lantern/ui/art/woodcut.ts";

const size = 96;

/** Golden Naga: a crested serpent reared over its coils, embossed on lacquer. */
function drawGoldenNaga(): string {
  const sheet = createSheet(size, size);
  const crest = [
    [66, 20, -128, 17],
    [71, 18, -104, 19],
    [77, 18, -82, 16],
    [60, 24, -150, 13],
    [55, 33, 188, 11],
    [54, 42, 166, 10],
  ]
    .map(([x = 0, y = 0, turn = 0, length = 0]) => path(petal([x, y], polar([x, y], length, turn), length * 0.5, 0.35), "#fff"))
    .join("");
  const pearls = Array.from({ length: 40 }, (_, index) => circle(...polar([48, 48], 42.5, index * 9), 1.5, "#fff")).join("");
  const plates = stroke(
    "M60 49Q66 46 69 42M68 55Q74 53 78 49M70 64Q77 65 82 62M62 70Q67 76 70 80M50 70Q51 77 50 83M38 67Q35 74 31 78",
    "#5a2206",
    1.5,
    `opacity=".7"`,
  );
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#e23a2c"],
          [0.6, "#971318"],
          [1, "#3c060c"],
        ],
        [0.5, 0.42],
        0.75,
      ),
    ) +
      path(rays([48, 48], 26, 90, 0.45), "#ffb060", `opacity=".18"`) +
      embossed(sheet, pearls, gold, { depth: 4, soft: 0.8, drop: 1 }) +
      embossed(sheet, crest, gold, { depth: 5, soft: 1.3, drop: 2 }) +
      embossed(sheet, iconAt("game-icons", "snake", 48, 51, 74, { colour: "#fff" }), gold, { depth: 6, soft: 2.2, drop: 4 }) +
      plates +
      jewel(sheet, [63.5, 33], 2.8, ["#a8ffd0", "#12a866", "#023a22"]),
  );
}

/** Sampan Block: a sampan under a matting sail on carved waves. */
function drawSampanBlock(): string {
  const sheet = createSheet(size, size);
  const [paper, key, red] = ["#f2e3bf", "#10163a", "#dc4128"];
  const sail = "M52 12C70 22 78 38 78 58H52Z";
  const lug = "M47 22C36 32 30 44 29 58H47Z";
  const hull = "M12 60C28 66 66 66 86 58C82 72 70 78 48 78C28 78 16 72 12 60Z";
  return sheet.finish(
    ground(sheet, paper) +
      block(sheet, path(carvedRays([48, 42], 40, 34, 84, 4, seededRandom(2)), "#1d2f78"), { cut: 1.4 }) +
      block(sheet, circle(48, 42, 32, red), { cut: 1.4, shift: [0.8, -0.6] }) +
      block(
        sheet,
        path(sail, paper, `stroke="${key}" stroke-width="2.4"`) +
          path(lug, key) +
          stroke("M52 26L66 28M52 36L72 38M52 46L76 48", key, 1.6) +
          stroke("M49.5 8V60", key, 3) +
          path(hull, key) +
          stroke("M18 65C34 71 62 71 80 64", paper, 1.6),
        { cut: 1.2 },
      ) +
      block(sheet, rectangle(-4, 76, 104, 30, key) + stroke(waveScales(-4, 84, 100, 3, 10), paper, 1.5), { cut: 1 }) +
      paperWear(sheet, paper, "#3a1c08"),
  );
}

/** Tin Rickshaw: a three-wheeler stamped out of tin, as a sticker. */
function drawTinRickshaw(): string {
  const sheet = createSheet(size, size);
  const line = `stroke="${inkLine}" stroke-width="2.6" stroke-linejoin="round"`;
  const roof =
    path(
      "M20 40C20 24 30 20 44 20H66C76 20 80 28 80 40Z",
      sheet.linear([
        [0, "#ffe45c"],
        [1, "#ff9a1c"],
      ]),
      line,
    ) + stroke("M28 27Q34 24 46 24H60", "#fff8d0", 2.4);
  const bodywork =
    path(
      "M12 66C12 52 18 46 28 46H36V60H56V42H82V68H12Z",
      sheet.linear([
        [0, "#36d6ae"],
        [1, "#0b8a80"],
      ]),
      line,
    ) +
    path("M62 46H78V56H62Z", "#bff4ff", line) +
    path("M64 48H70L66 54H64Z", "#fff") +
    stroke("M24 40L20 48M40 40V60M58 40V44M80 40V46", inkLine, 3) +
    circle(17, 57, 4.6, "#fff6c8", line) +
    rectangle(12, 64, 70, 5, "#ff3f7d", 1, line);
  const wheel = (x: number): string => circle(x, 72, 9.4, inkLine) + circle(x, 72, 5, "#d9e2f2") + circle(x, 72, 1.8, inkLine);
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#ffd84a"],
          [1, "#ff6a1f"],
        ],
        [0.5, 0.42],
        0.72,
      ),
    ) +
      path(rays([48, 46], 14, 90, 0.5), "#ff4a3a", `opacity=".5"`) +
      halftone(sheet, [48, 46], "#a81a2a", { near: 32, far: 76, pitch: 5 }) +
      path(burst([48, 48], 13, 30, 43, { jitter: 0.06, random: seededRandom(4) }), "#2f6fe8", line) +
      sticker(sheet, place(bodywork + roof + wheel(26) + wheel(70), 0, 1), { ink: 1.4, border: 3.4, shadow: [2.4, 3.6] }),
  );
}

/** Night Bazaar: a stall roof and the lantern over it. */
function drawNightBazaar(): string {
  const sheet = createSheet(size, size);
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const [x, top] = [10 + index * 12.7, 20 + index * 9.4];
    return path(
      `M${round(x)} 66L${round(top)} 50H${round(top + 9.4)}L${round(x + 12.7)} 66A6.35 6.35 0 0 1 ${round(x)} 66Z`,
      index % 2 === 0
        ? sheet.linear([
            [0, "#b8235e"],
            [1, "#f0567a"],
          ])
        : "#fff0d0",
    );
  }).join("");
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#1a0f4a"],
        [0.55, "#6a2472"],
        [0.8, "#f0785a"],
        [1, "#ffc46a"],
      ]),
    ) +
      stars(seededRandom(5), 22, 96, 44) +
      circle(
        48,
        42,
        60,
        sheet.radial([
          [0, "#ffd08a", 0.8],
          [1, "#ff8a4a", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      rectangle(15, 64, 66, 36, "#2a0f3e") +
      rectangle(
        20,
        68,
        56,
        18,
        sheet.linear([
          [0, "#fff0b0"],
          [1, "#ff9a3c"],
        ]),
        2,
      ) +
      [28, 40, 52, 64].map((x, index) => circle(x + 2, 84, 5, ["#ff8a3c", "#8fd04a", "#ffd23a", "#ff5a7a"][index] ?? "#fff")).join("") +
      rectangle(12, 86, 72, 12, "#4a1a4e") +
      stripes +
      paperLantern(sheet, 48, 29, 32, { cord: 20, tassel: false }) +
      paperLantern(sheet, 15, 40, 10, { cord: 40, tassel: false }) +
      paperLantern(sheet, 81, 40, 10, { cord: 40, tassel: false }),
  );
}

/** Plain Moon: a moon and its shade, five flat shapes in all. */
function drawPlainMoon(): string {
  const sheet = createSheet(size, size);
  const clip = sheet.clip(circle(48, 42, 27, "#000"));
  return sheet.finish(
    ground(sheet, "#27357a") +
      circle(48, 42, 27, "#fbe3b0") +
      group(`clip-path="${clip}"`, circle(64, 36, 25, "#f2c987")) +
      path("M0 70A70 70 0 0 1 96 62V96H0Z", "#f2604c") +
      path("M0 84A90 90 0 0 1 96 78V96H0Z", "#151d52") +
      circle(20, 22, 2.6, "#fbe3b0") +
      ellipse(80, 18, 1.8, 1.8, "#fbe3b0"),
  );
}

/** The studio's brands by code, each in its family's manner. */
export const brands: Readonly<Record<string, () => string>> = {
  GNAGA: drawGoldenNaga,
  SAMPAN: drawSampanBlock,
  TINRIC: drawTinRickshaw,
  NBAZAR: drawNightBazaar,
  PMOON: drawPlainMoon,
};
