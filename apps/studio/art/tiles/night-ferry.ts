import { sparkle } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { climb } from "@lantern/ui/art/lettering.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh, litLettering, reflection, stars, water } from "@lantern/ui/art/scene.ts";
import { circle, createSheet, ellipse, ground, group, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, scrim } from "@lantern/ui/art/texture.ts";

const shore = 150;

/** Night Bazaar: the last ferry, every window lit, comes in under the beam of the lighthouse. */
export function drawNightFerry(): string {
  const sheet = createSheet(240, 300);
  const random = seededRandom(53);
  const far = coast(sheet);
  const ship = place(funnelSmoke(sheet) + ferry(sheet), -4, 32, 0.86, -1.5);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#021613"],
        [0.22, "#06402f"],
        [0.4, "#1c8a5a"],
        [0.5, "#c8f08a"],
      ]),
    ) +
      stars(random, 54, 240, 100, "#eaffe6") +
      beam(sheet) +
      far +
      water(
        sheet,
        shore,
        [
          [0, "#4fb87a"],
          [0.1, "#0f6a52"],
          [0.5, "#063a34"],
          [1, "#02140f"],
        ],
        { colour: "#ffe9a0", column: 120, spread: 120, count: 90 },
        random,
      ) +
      reflection(sheet, far, shore, 0.4, 3) +
      place(reflection(sheet, ship, 208, 0.55, 6), 0, -4) +
      ship +
      wake(sheet) +
      glints(sheet) +
      bokeh(random, 18, [0, 150, 240, 250], ["#ffe39a", "#b8ffc8"], [0.6, 2]) +
      scrim(sheet, "#02140f", 0.7, 0.94) +
      title(sheet),
  );
}

/** Hills, town lights along the shore, and the lighthouse on its rock. */
function coast(sheet: Sheet): string {
  const lights = Array.from({ length: 26 }, (_, at) =>
    circle(4 + at * 9.4 + ((at * 5) % 4), 147 - ((at * 7) % 5), 0.7 + ((at * 3) % 3) * 0.35, at % 3 === 0 ? "#fff6c8" : "#ffb85a"),
  ).join("");
  const hills =
    path("M0 150V118C30 104 60 122 90 116C120 108 150 124 180 120C206 116 226 106 240 112V150Z", "#2f8a5e", `opacity=".6"`) +
    path("M0 150V134C40 124 70 138 110 134C150 130 190 138 240 130V150Z", "#0a4a3a");
  const tower = sheet.linear(
    [
      [0, "#8fb8a0"],
      [0.35, "#ffffff"],
      [1, "#3a6a5a"],
    ],
    [0, 0],
    [1, 0],
  );
  const lighthouse =
    path("M160 152C172 138 190 132 206 130C224 130 236 138 246 152Z", "#04241f") +
    path("M196 134L201 66H215L220 134Z", tower) +
    path("M197.500 116L198.700 100H217.300L218.500 116ZM200 86L200.800 74H215.200L216 86Z", "#e0322a") +
    rectangle(196, 63, 24, 4, "#04241f", 1) +
    rectangle(201, 49, 14, 14, "#fff6b0", 1) +
    stroke("M204.600 49V63M211.400 49V63", "#04241f", 1.4) +
    path("M199 50Q208 34 217 50Z", "#e0322a") +
    stroke("M208 41V34", "#04241f", 1.6);
  return hills + lights + lighthouse;
}

function beam(sheet: Sheet): string {
  const shaft = (data: string, opacity: number): string =>
    path(
      data,
      sheet.linear(
        [
          [0, "#fffbd0", 0],
          [1, "#fffbd0", opacity],
        ],
        [0, 0.4],
        [1, 0.5],
      ),
      `filter="${blur(sheet, 2, 0.2)}" style="mix-blend-mode:screen"`,
    );
  return (
    shaft("M208 54L-30 2V66L208 60Z", 0.95) +
    shaft("M208 56L-30 20V46L208 58Z", 0.8) +
    path("M208 54L260 44V74L208 60Z", "#fffbd0", `opacity=".5" filter="${blur(sheet, 2, 0.4)}"`) +
    circle(
      208,
      56,
      40,
      sheet.radial([
        [0, "#fffef0", 1],
        [0.3, "#ffeea0", 0.6],
        [1, "#c8f08a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    )
  );
}

/** What the funnel leaves behind, in the ferry's own pixels. */
function funnelSmoke(sheet: Sheet): string {
  return group(
    `filter="${blur(sheet, 2.4, 0.4)}" opacity=".6"`,
    [
      [152, 36, 7],
      [166, 28, 9],
      [184, 24, 11],
      [206, 20, 13],
      [232, 18, 15],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, "#d8f0d0"))
      .join(""),
  );
}

/** Two decks and a wheelhouse above a hull of red, seen from the bow on the left. */
export function ferry(sheet: Sheet): string {
  const white = sheet.linear([
    [0, "#b8e0c4"],
    [0.45, "#3f8a76"],
    [1, "#1a5a50"],
  ]);
  const hull = sheet.linear([
    [0, "#ff5a3c"],
    [0.6, "#c8201f"],
    [1, "#5e0a12"],
  ]);
  const pane = sheet.linear([
    [0, "#fffde0"],
    [0.5, "#ffe27a"],
    [1, "#ff9a1e"],
  ]);
  const lamplight = (shapes: string): string =>
    group(`filter="${blur(sheet, 3.4, 0.4)}" opacity=".9"`, shapes.replaceAll(pane, "#ffb53a")) + shapes;
  const windows = (from: number, to: number, y: number, count: number, wide: number, tall: number): string =>
    lamplight(
      Array.from({ length: count }, (_, at) =>
        rectangle(from + ((to - from) * at) / (count - 1) - wide / 2, y, wide, tall, pane, 1.6),
      ).join(""),
    );
  const rail = (from: number, to: number, y: number): string =>
    stroke(`M${from} ${y}H${to}`, "#fffdf0", 1.2) +
    stroke(Array.from({ length: 18 }, (_, at) => `M${from + ((to - from) * at) / 17} ${y}v7`).join(""), "#fffdf0", 0.8);
  const funnel =
    path("M133 92L138 44H160L163 92Z", hull) +
    path("M136.700 54L137.600 47H160.200L160.700 54Z", "#12202a") +
    rectangle(137, 58, 25, 5, "#ffd36a");
  const bulbs = (data: string): string =>
    stroke(data, "#ffe9a0", 2.2, `stroke-dasharray=".1 6.4"`) + stroke(data, "#fff", 0.5, `opacity=".5"`);
  const glow = ellipse(
    112,
    140,
    126,
    76,
    sheet.radial([
      [0, "#ffd36a", 0.75],
      [0.6, "#ffb04a", 0.24],
      [1, "#ffb04a", 0],
    ]),
    `style="mix-blend-mode:screen"`,
  );
  return (
    glow +
    stroke("M70 76V38M196 116V64", "#12202a", 2) +
    funnel +
    path("M50 92L58 72H112L116 92Z", white) +
    path("M60 76H108L110 86H57Z", "#12202a") +
    [63, 74, 85, 96].map((x) => path(`M${x - 2.5} 85L${x - 0.5} 77H${x + 7}L${x + 7.5} 85Z`, pane)).join("") +
    path("M44 72H120L116 67H54Z", "#e0322a") +
    path("M34 124L42 90H198L200 124Z", white) +
    path("M36 91H204L200 86H42Z", "#2f9a6a") +
    windows(54, 190, 97, 11, 9, 14) +
    rail(34, 204, 115) +
    path("M20 166L28 124H214L218 166Z", white) +
    path("M22 124H220L214 119H30Z", "#2f9a6a") +
    windows(42, 206, 130, 13, 9.4, 20) +
    rail(18, 222, 152) +
    path("M-14 146C4 158 40 160 232 158C234 180 228 196 218 206H34C18 198 -4 176 -14 146Z", hull) +
    path("M-14 146C4 158 40 160 232 158V163C40 166 4 164 -10 153Z", "#fffdf0") +
    path("M232 158C234 180 228 196 218 206H150C196 200 206 180 208 159Z", "#2a0410", `opacity=".4"`) +
    path("M-10 154C4 180 18 196 34 206H60C34 190 12 172 0 158Z", "#ff9a7a", `opacity=".55"`) +
    path("M23 198L34 206H218L223 198Z", "#2a0a12") +
    [60, 88, 116, 144, 172, 200].map((x) => circle(x, 181, 4.4, "#fffdf0") + circle(x, 181, 3.2, pane)).join("") +
    bulbs("M-12 146Q30 96 70 40Q110 66 138 46M160 46Q182 74 196 64Q222 110 232 158") +
    circle(70, 38, 3, "#fff6c8") +
    path(sparkle([70, 38], 9), "#fffef0")
  );
}

/** Columns of window light on the water before the hull. */
function glints(sheet: Sheet): string {
  const column = sheet.linear([
    [0, "#ffd36a", 0.95],
    [1, "#ff9a2e", 0],
  ]);
  return group(
    `filter="${blur(sheet, 1.1, 0.2)}" style="mix-blend-mode:screen"`,
    Array.from({ length: 12 }, (_, at) => rectangle(30 + at * 13.6, 213, 5, 40 + ((at * 13) % 26), column, 2)).join("") +
      rectangle(202, 158, 12, 60, column, 4, `opacity=".6"`),
  );
}

/** Foam at the bow and along the side. */
function wake(sheet: Sheet): string {
  return (
    group(
      `filter="${blur(sheet, 1.2, 0.3)}"`,
      path(
        "M34 206C16 206 2 204 -14 212C10 212 20 216 40 212C90 216 150 212 220 210C228 208 240 210 252 206C236 204 228 206 218 206Z",
        "#eafff0",
        `opacity=".85"`,
      ),
    ) + stroke("M-6 220C30 216 60 224 100 219M130 221C170 216 210 222 246 216", "#eafff0", 1.4, `opacity=".5"`)
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/lobster");
  const options = {
    font,
    body: "#b0241c",
    bed: "#02140f",
    face: [
      [0.1, "#ffffff"],
      [0.6, "#fff6d8"],
      [1, "#ffcf7a"],
    ] as const,
  };
  return (
    litLettering(sheet, "Night", { ...options, x: 74, width: 124, size: 50, baseline: 239, warp: climb(10) }) +
    litLettering(sheet, "Ferry", { ...options, x: 140, width: 172, size: 64, baseline: 286, warp: climb(10) })
  );
}
