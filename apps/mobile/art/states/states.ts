import { burst, rays, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { seededRandom, between } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ellipse, ground, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { paperLantern, stars } from "@lantern/ui/art/scene.ts";
import { vignette } from "@lantern/ui/art/texture.ts";

/** A large lantern about the origin, 100 wide; `lit` chooses its light. */
function lantern(sheet: Sheet, lit: boolean): string {
  const paper = lit
    ? sheet.radial(
        [
          [0, "#fff8dc"],
          [0.34, "#ffd06a"],
          [0.72, "#f4703a"],
          [1, "#a8281c"],
        ],
        [0.5, 0.56],
        0.62,
      )
    : sheet.radial(
        [
          [0, "#39427e"],
          [0.6, "#262d5e"],
          [1, "#171c40"],
        ],
        [0.5, 0.46],
        0.66,
      );
  const [rib, cap, capEdge] = lit ? ["#8e1f16", "#3a150f", "#e9a84a"] : ["#0d1028", "#3b437e", "#545ea6"];
  const body = "M-22 -50H22C44 -42 52 -18 52 0C52 18 44 42 22 50H-22C-44 42 -52 18 -52 0C-52 -18 -44 -42 -22 -50Z";
  const ribs =
    [46, 34, 17]
      .map(
        (x) =>
          `M-${round(x * 0.44)} -50C-${x + 4} -24 -${x + 4} 24 -${round(x * 0.44)} 50M${round(x * 0.44)} -50C${x + 4} -24 ${x + 4} 24 ${round(x * 0.44)} 50`,
      )
      .join("") + "M0 -50V50";
  return (
    path(body, paper) +
    stroke(ribs, rib, 1, `opacity=".32"`) +
    stroke("M-46 -26Q0 -18 46 -26M-51 0Q0 8 51 0M-46 26Q0 34 46 26", rib, 0.9, `opacity=".22"`) +
    ellipse(-26, -16, 6, 17, "#fff", `opacity="${lit ? 0.4 : 0.1}" transform="rotate(12 -26 -16)"`) +
    rectangle(-24, -59, 48, 11, cap, 3) +
    rectangle(-24, -59, 48, 3, capEdge, 1.5) +
    rectangle(-24, 48, 48, 10, cap, 3) +
    rectangle(-24, 48, 48, 2.6, capEdge, 1.3) +
    stroke("M-6 58V76M-2 58V84M2 58V84M6 58V76", lit ? "#e0452e" : "#3b437e", 2)
  );
}

/** The way in: a cord of lit lanterns across a phone's width, one of them large. */
export function drawLogin(): string {
  const sheet = createSheet(390, 230, "login-");
  const at = (t: number): Point => [390 * t, 24 + 68 * t * (1 - t) * 4 * 0.5];
  const cord = stroke(smooth(Array.from({ length: 15 }, (_, index) => at(-0.04 + (index * 1.08) / 14))), "#5a64a8", 1.8);
  const halo = (x: number, y: number, radius: number): string =>
    circle(
      x,
      y,
      radius,
      sheet.radial([
        [0, "#ffb45a", 0.5],
        [0.42, "#ff8a3c", 0.16],
        [1, "#ff8a3c", 0],
      ]),
    );
  const hung = (t: number, drop: number, scale: number): string => {
    const [x, y] = at(t);
    const centre = y + drop + 60 * scale;
    return (
      halo(x, centre, 132 * scale) +
      stroke(`M${round(x)} ${round(y)}V${round(y + drop)}`, "#5a64a8", 1.2) +
      place(lantern(sheet, true), x, centre, scale)
    );
  };
  const random = seededRandom(12);
  const sparks = Array.from({ length: 20 }, () =>
    circle(
      between(random, 10, 380),
      between(random, 8, 215),
      between(random, 0.6, 1.9),
      "#ffe0a0",
      `opacity="${round(between(random, 0.25, 0.8))}"`,
    ),
  ).join("");
  return sheet.finish(
    cord +
      hung(0.1, 12, 0.27) +
      hung(0.27, 24, 0.2) +
      hung(0.42, 12, 0.24) +
      hung(0.55, 30, 0.16) +
      hung(0.93, 16, 0.26) +
      hung(0.75, 10, 0.82) +
      sparks,
  );
}

/** A game without art of its own, at the night market: a lantern waiting over a table of coins and a star. 4:5. */
export function drawDefaultGame(): string {
  const sheet = createSheet(240, 300);
  const coin = (x: number, y: number, size: number): string =>
    ellipse(x, y + size * 0.16, size, size * 0.42, "#7a430c") +
    ellipse(
      x,
      y,
      size,
      size * 0.42,
      sheet.linear([
        [0, "#fff0b0"],
        [1, "#d88a24"],
      ]),
    ) +
    ellipse(x, y, size * 0.6, size * 0.24, "none", `stroke="#a8641a" stroke-width="1.4"`);
  const table =
    path(
      "M-10 236C60 214 180 214 250 236V310H-10Z",
      sheet.linear([
        [0, "#2b3270"],
        [1, "#10142f"],
      ]),
    ) + stroke("M-10 236C60 214 180 214 250 236", "#ffcf8a", 1.6, `opacity=".6"`);
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#3a4290"],
          [0.6, "#1c2250"],
          [1, "#0d1024"],
        ],
        [0.5, 0.42],
        0.72,
      ),
    ) +
      path(rays([120, 130], 24, 240, 0.45), "#ffd9a0", `opacity=".07"`) +
      stars(seededRandom(4), 40, 240, 220) +
      vignette(sheet, "#06081a", 0.7) +
      table +
      coin(70, 248, 26) +
      coin(168, 252, 24) +
      coin(120, 262, 30) +
      coin(118, 253, 30) +
      path(
        burst([186, 232], 5, 8, 19, { turn: -100 }),
        sheet.linear([
          [0, "#fff3b0"],
          [1, "#f0a020"],
        ]),
        `stroke="#8a520c" stroke-width="1.6" stroke-linejoin="round"`,
      ) +
      paperLantern(sheet, 120, 124, 128, { cord: 70 }) +
      paperLantern(sheet, 30, 70, 26, { cord: 60 }) +
      paperLantern(sheet, 212, 84, 22, { cord: 80 }),
  );
}
