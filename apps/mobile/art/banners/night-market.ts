import { burst, petal, polar, sparkle } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh, paperLantern, stars } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, shadow } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

/** New slots: a stall at the night market whose window is three turning reels. */
export function drawNightMarket(): string {
  const sheet = bannerSheet();
  const random = seededRandom(13);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#06202e"],
        [0.6, "#0e4a58"],
        [1, "#072530"],
      ]),
    ) +
      stars(random, 36, 390, 70, "#d8fff4") +
      ellipse(
        284,
        110,
        190,
        120,
        sheet.radial([
          [0, "#ffc06a", 0.85],
          [0.5, "#ff8a4a", 0.3],
          [1, "#ff8a4a", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      endwards(
        behind(sheet) +
          stall(sheet) +
          reels(sheet) +
          awning(sheet) +
          counter(sheet) +
          [
            [196, 74, 20],
            [372, 72, 24],
            [226, 70, 13],
            [344, 68, 13],
          ]
            .map(([x = 0, y = 0, size = 0]) => paperLantern(sheet, x, y, size, { cord: size * 0.7 }))
            .join(""),
        28,
      ) +
      bokeh(random, 24, [140, 10, 390, 175], ["#ffe08a", "#7fffe0", "#ff9a6a"], [0.8, 3.2]) +
      calmStart(sheet, "#041820", 0.56),
  );
}

function behind(sheet: Sheet): string {
  const tent = (x: number, y: number, width: number, colour: string): string => {
    const stripes = Array.from({ length: 6 }, (_, index) =>
      path(
        `M${round(x + (index * width) / 6)} ${y}L${round(x + width * 0.12 + (index * width * 0.76) / 6)} ${y - 15}H${round(x + width * 0.12 + ((index + 1) * width * 0.76) / 6)}L${round(x + ((index + 1) * width) / 6)} ${y}A${round(width / 12)} ${round(width / 12)} 0 0 1 ${round(x + (index * width) / 6)} ${y}Z`,
        index % 2 === 0 ? colour : "#ffe9c4",
      ),
    ).join("");
    return (
      rectangle(x + 4, y, width - 8, 70, "#0a2a36") +
      rectangle(
        x + 7,
        y + 4,
        width - 14,
        26,
        sheet.linear([
          [0, "#ffdf9a"],
          [1, "#f08a3c"],
        ]),
        1,
      ) +
      stripes
    );
  };
  const palm = (x: number, y: number): string =>
    stroke(`M${x} 182Q${x + 5} ${y + 50} ${x - 2} ${y}`, "#052028", 4) +
    [-170, -140, -100, -60, -20, 15].map((degrees) => path(petal([x - 2, y], polar([x - 2, y], 32, degrees), 8, 0.45), "#052028")).join("");
  return (
    group(`opacity=".8"`, tent(132, 112, 56, "#1c9a8c") + tent(150, 126, 60, "#d8523c")) +
    palm(170, 52) +
    palm(388, 40) +
    rectangle(
      0,
      160,
      390,
      30,
      sheet.linear([
        [0, "#03141c", 0],
        [1, "#03141c", 0.9],
      ]),
    )
  );
}

function stall(sheet: Sheet): string {
  const wood = sheet.linear([
    [0, "#7a3a22"],
    [1, "#3a1710"],
  ]);
  return (
    ellipse(284, 176, 110, 10, "#010a0e", `opacity=".7" filter="${blur(sheet, 4)}"`) +
    rectangle(206, 60, 156, 116, wood, 4) +
    stroke([0, 1, 2, 3].map((index) => `M206 ${66 + index * 30}h156`).join(""), "#2a0f0a", 1, `opacity=".6"`) +
    rectangle(214, 76, 140, 66, "#1a0808", 8) +
    path("M362 96C374 96 378 88 378 76", "none", `stroke="#c7ced8" stroke-width="4" stroke-linecap="round"`) +
    circle(
      378,
      70,
      8,
      sheet.radial(
        [
          [0, "#ff9a8a"],
          [0.6, "#e0281f"],
          [1, "#7a0c10"],
        ],
        [0.36, 0.3],
        0.8,
      ),
    )
  );
}

function reels(sheet: Sheet): string {
  const face = sheet.linear([
    [0, "#8a6a48"],
    [0.22, "#fff1d0"],
    [0.5, "#ffffff"],
    [0.78, "#fff1d0"],
    [1, "#8a6a48"],
  ]);
  const windows = [219, 263.5, 308]
    .map((x) => rectangle(x, 81, 41, 56, face, 5) + rectangle(x, 81, 41, 56, "none", 5, `stroke="#e0a040" stroke-width="2"`))
    .join("");
  const clip = sheet.clip([219, 263.5, 308].map((x) => rectangle(x, 81, 41, 56, "#000", 5)).join(""));
  const symbols =
    mango(sheet, 239.5, 109, 1) +
    lotus(sheet, 284, 110, 1) +
    star(sheet, 328.5, 109, 1) +
    group(
      `opacity=".55"`,
      star(sheet, 239.5, 74, 0.8) +
        mango(sheet, 284, 74, 0.8) +
        lotus(sheet, 328.5, 76, 0.8) +
        lotus(sheet, 239.5, 147, 0.8) +
        star(sheet, 284, 145, 0.8) +
        mango(sheet, 328.5, 145, 0.8),
    );
  const curve = [219, 263.5, 308]
    .map((x) =>
      rectangle(
        x,
        81,
        41,
        56,
        sheet.linear([
          [0, "#1a0808", 0.75],
          [0.28, "#1a0808", 0],
          [0.72, "#1a0808", 0],
          [1, "#1a0808", 0.75],
        ]),
        5,
      ),
    )
    .join("");
  return (
    windows +
    group(`clip-path="${clip}"`, symbols) +
    curve +
    path("M206 109L215 103V115Z", "#e0281f") +
    path("M362 109L353 103V115Z", "#e0281f") +
    path(sparkle([258, 88], 7) + sparkle([352, 130], 6), "#fffbe6")
  );
}

function mango(sheet: Sheet, x: number, y: number, size: number): string {
  return place(
    path(
      "M-14 4C-15 -9 -6 -16 3 -14C14 -11 17 0 13 8C8 17 -13 17 -14 4Z",
      sheet.linear(
        [
          [0, "#ffe14a"],
          [0.6, "#ff9a1f"],
          [1, "#e0452a"],
        ],
        [0, 0],
        [1, 1],
      ),
      `stroke="#8a2a10" stroke-width="1"`,
    ) +
      path(petal([2, -14], [17, -19], 9), "#3faf4a", `stroke="#175a22" stroke-width=".8"`) +
      path("M-10 0C-9 -7 -4 -11 1 -11C-4 -8 -7 -4 -8 1Z", "#fff", `opacity=".7"`),
    x,
    y,
    size,
  );
}

function lotus(sheet: Sheet, x: number, y: number, size: number): string {
  const paint = sheet.linear([
    [0, "#ff5a94"],
    [1, "#ffc9dc"],
  ]);
  return place(
    [-72, 72, -44, 44, -20, 20]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 0 12)">${path("M0 12C-9 2 -8 -8 0 -15C8 -8 9 2 0 12Z", paint, `stroke="#9a1a4e" stroke-width=".8"`)}</g>`,
      )
      .join("") +
      path(
        "M0 12C-8 3 -7 -8 0 -15C7 -8 8 3 0 12Z",
        sheet.linear([
          [0, "#ff8ab4"],
          [1, "#fff0e0"],
        ]),
        `stroke="#9a1a4e" stroke-width=".8"`,
      ),
    x,
    y,
    size,
  );
}

function star(sheet: Sheet, x: number, y: number, size: number): string {
  return place(
    path(
      burst([0, 0], 5, 8, 17, { turn: -90 }),
      sheet.linear([
        [0, "#fff27a"],
        [1, "#f59a1c"],
      ]),
      `stroke="#9a5208" stroke-width="1.2" stroke-linejoin="round"`,
    ) + path("M0 -11L2.4 -4L-3 -3Z", "#fff", `opacity=".8"`),
    x,
    y,
    size,
  );
}

function awning(sheet: Sheet): string {
  const count = 10;
  const step = 176 / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const x = 196 + index * step;
    const top = 212 + index * (144 / count);
    const colour =
      index % 2 === 0
        ? sheet.linear([
            [0, "#c9281f"],
            [1, "#ef5a3c"],
          ])
        : sheet.linear([
            [0, "#e8d2a8"],
            [1, "#fff6e0"],
          ]);
    return path(
      `M${round(x)} 64L${round(top)} 34H${round(top + 144 / count)}L${round(x + step)} 64A${round(step / 2)} ${round(step / 2)} 0 0 1 ${round(x)} 64Z`,
      colour,
    );
  }).join("");
  const bulbs = Array.from({ length: 12 }, (_, index) => {
    const x = 213 + index * 12.8;
    return (
      circle(
        x,
        31,
        6,
        sheet.radial([
          [0, "#fff0b0", 0.9],
          [1, "#ffb04a", 0],
        ]),
      ) + circle(x, 31, 2.2, "#fffbe0")
    );
  }).join("");
  return group(`filter="${shadow(sheet, 0, 5, 3, "#010608", 0.7)}"`, stripes) + rectangle(208, 27, 152, 8, "#3a1710", 3) + bulbs;
}

function counter(sheet: Sheet): string {
  const coins = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [226 + index * 14.6, 151 - (index % 3) * 3];
    return (
      ellipse(x, y + 2, 8, 3.6, "#8a4a0c") +
      ellipse(
        x,
        y,
        8,
        3.6,
        sheet.linear([
          [0, "#fff0a8"],
          [1, "#e89a24"],
        ]),
      )
    );
  }).join("");
  return (
    rectangle(
      200,
      154,
      168,
      9,
      sheet.linear([
        [0, "#d88a4a"],
        [1, "#8a4420"],
      ]),
      2,
    ) +
    coins +
    rectangle(206, 163, 156, 16, "#4a1d14") +
    path(Array.from({ length: 13 }, (_, index) => `M${206 + index * 12} 163h12l-6 9z`).join(""), "#e0a040", `opacity=".8"`)
  );
}
