import { displayFace } from "@lantern/ui/art/display-face.ts";
import { alongCubic, polygon, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { climb, letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ground, path, place, rectangle, stroke } from "@lantern/ui/art/sheet.ts";

const sky = "#58b9ee";
const high = "#3f9fdd";
const pale = "#8fd6f7";
const white = "#ffffff";
const navy = "#173a7a";
const red = "#f2443f";
const coral = "#ff7a66";
const sun = "#ffd23f";
const honey = "#ffb52b";
const leaf = "#2fae7a";

/** Plain Moon: one great kite over flat clouds, its tail drawn across the whole sky; two small ones far up. */
export function drawPaperKites(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(ground(sheet, sky) + air() + birdKite() + fishKite() + hills() + tail() + place(kite(), 132, 92, 1, 24) + title());
}

function cloud(x: number, y: number, scale: number, paint: string): string {
  return place(path("M-50 0A22 22 0 0 1 -26 -22A30 30 0 0 1 30 -24A20 20 0 0 1 54 0Z", paint), x, y, scale);
}

function air(): string {
  return (
    circle(120, 100, 150, pale, `opacity=".35"`) +
    circle(128, 96, 104, pale, `opacity=".55"`) +
    cloud(32, 122, 0.7, white) +
    cloud(222, 166, 0.86, white) +
    cloud(214, 26, 0.56, pale) +
    cloud(22, 34, 0.5, pale)
  );
}

/** A diamond about the origin in four papers, 120 wide and 176 tall, a disc in its middle. */
export function kite(): string {
  const [top, right, foot, left]: readonly [Point, Point, Point, Point] = [
    [0, -84],
    [60, -20],
    [0, 92],
    [-60, -20],
  ];
  const middle: Point = [0, -20];
  return (
    path(polygon([top, middle, left]), red) +
    path(polygon([top, right, middle]), coral) +
    path(polygon([left, middle, foot]), sun) +
    path(polygon([middle, right, foot]), honey) +
    path("M-26 -20A26 26 0 0 1 0 -46V-20Z", white) +
    path("M26 -20A26 26 0 0 0 0 -46V-20Z", "#ffe9e2") +
    path("M-26 -20A26 26 0 0 0 0 6V-20Z", navy) +
    path("M26 -20A26 26 0 0 1 0 6V-20Z", "#12306a") +
    path(
      polygon([
        [0, 92],
        [-15, 58],
        [0, 44],
      ]),
      leaf,
    ) +
    path(
      polygon([
        [0, 92],
        [15, 58],
        [0, 44],
      ]),
      "#26956a",
    )
  );
}

/** The tail: a line in one sweep, tied with bows of paper. */
function tail(): string {
  const spine = alongCubic([95, 176], [84, 232], [160, 150], [228, 214], 24);
  const bows = [
    [6, red, coral],
    [11, sun, honey],
    [16, leaf, "#26956a"],
    [20, red, coral],
  ] as const;
  return (
    stroke(smooth(spine), navy, 2.6) +
    bows
      .map(([index, one, other]) => {
        const [x, y] = spine[index] ?? [0, 0];
        const [nextX, nextY] = spine[index + 1] ?? [x, y + 1];
        const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI - 90;
        return place(path("M0 0L-17 -10V10Z", one) + path("M0 0L17 -10V10Z", other) + circle(0, 0, 3.4, navy), x, y, 1, turn);
      })
      .join("")
  );
}

function birdKite(): string {
  return (
    stroke("M44 84Q70 150 60 232", navy, 1.3, `opacity=".5"`) +
    place(
      path("M0 8L-38 -14L-20 10Z", navy) +
        path("M0 8L38 -14L20 10Z", "#12306a") +
        path("M0 -12L10 8L0 30L-10 8Z", white) +
        path("M0 -12L10 8L0 30Z", "#dbeefc") +
        path("M0 30L-9 42H9Z", red),
      42,
      70,
      0.82,
      -10,
    )
  );
}

function fishKite(): string {
  return (
    stroke("M214 118Q206 170 218 226", navy, 1.3, `opacity=".5"`) +
    place(
      path("M-34 0C-18 -20 14 -20 26 0Z", leaf) +
        path("M-34 0C-18 20 14 20 26 0Z", "#26956a") +
        path("M22 0L44 -15V15Z", sun) +
        circle(-18, -5, 4.6, white) +
        circle(-18, -5, 2, navy) +
        path("M-4 -13A13 13 0 0 1 -4 13Z", white, `opacity=".55"`),
      212,
      112,
      0.78,
      12,
    )
  );
}

/** Banks of cloud at the foot: the title stands on them. */
function hills(): string {
  return (
    path("M-4 232A34 34 0 0 1 46 214A44 44 0 0 1 122 212A40 40 0 0 1 190 216A34 34 0 0 1 244 226V304H-4Z", pale) +
    path("M-4 246A30 30 0 0 1 40 228A46 46 0 0 1 118 228A36 36 0 0 1 178 230A38 38 0 0 1 244 240V304H-4Z", white) +
    rectangle(0, 0, 240, 5, high)
  );
}

function title(): string {
  const font = displayFace("@fontsource/unbounded", 700);
  const line = (text: string, size: number, baseline: number, width: number): string =>
    path(letter(text, { font, size, width, x: 18, baseline, align: "start", tracking: -0.05, warp: climb(9) }).outline, navy);
  return (
    line("paper", 40, 254, 168) +
    line("kites", 40, 288, 168) +
    place(path("M0 -15L11 -3L0 18L-11 -3Z", red) + path("M0 -15L11 -3L0 18Z", sun), 206, 268, 1.1, 20)
  );
}
