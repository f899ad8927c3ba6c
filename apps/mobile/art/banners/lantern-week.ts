import { burst, petal, polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { between, seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh, paperLantern, stars } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

/** Lantern week: an old street under lanterns of every shape; a carp of silk and split bamboo leads them. */
export function drawLanternWeek(): string {
  const sheet = bannerSheet();
  const random = seededRandom(41);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#120b34"],
        [0.5, "#3d1650"],
        [0.8, "#8c2f4e"],
        [1, "#c65a3c"],
      ]),
    ) +
      stars(random, 50, 390, 80) +
      ellipse(
        290,
        190,
        230,
        130,
        sheet.radial([
          [0, "#ffd08a", 0.9],
          [0.5, "#ff8a4a", 0.36],
          [1, "#ff7a3c", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      roofs(sheet) +
      endwards(
        strings(sheet) +
          street(sheet) +
          starLantern(sheet, 214, 62, 26) +
          paperLantern(sheet, 354, 60, 46, { cord: 60 }) +
          paperLantern(sheet, 180, 34, 17, { cord: 30 }) +
          paperLantern(sheet, 366, 122, 22, {
            cord: 40,
            colours: { core: "#fffbe0", paper: "#ffe08a", body: "#e8a02e", edge: "#8a4a0c", glow: "#ffc45a" },
          }) +
          carp(sheet) +
          lotusLantern(sheet, 212, 128),
        44,
      ) +
      bokeh(random, 26, [150, 20, 390, 175], ["#ffd98a", "#ff9a5a", "#ff6a5a"], [0.8, 3]) +
      calmStart(sheet, "#0d0a2a", 0.6),
  );
}

function roofs(sheet: Sheet): string {
  const wall = sheet.linear([
    [0, "#2a0f3e"],
    [1, "#7a2f45"],
  ]);
  const house = (x: number, eave: number, width: number, paint: string): string => {
    const windows = Array.from(
      { length: Math.floor(width / 13) },
      (_, index) =>
        rectangle(
          x + 6 + index * 13,
          eave + 9,
          7,
          11,
          sheet.linear([
            [0, "#fff0b0"],
            [1, "#ff9a3c"],
          ]),
          1,
        ) + stroke(`M${x + 9.5 + index * 13} ${eave + 9}v11M${x + 6 + index * 13} ${eave + 14}h7`, "#5a1f2e", 0.8),
    ).join("");
    const tiles = stroke(
      Array.from(
        { length: Math.floor(width / 5) + 3 },
        (_, index) => `M${round(x - 6 + index * 5)} ${eave - 1}l${round((x + width / 2 - (x - 6 + index * 5)) * 0.18)} -13`,
      ).join(""),
      "#7a4a7a",
      0.8,
      `opacity=".5"`,
    );
    return (
      rectangle(x, eave, width, 100, wall) +
      windows +
      path(
        `M${x - 13} ${eave + 1}C${x - 4} ${eave - 1} ${x + 2} ${eave - 8} ${x + width * 0.16} ${eave - 16}H${x + width * 0.84}C${x + width - 2} ${eave - 8} ${x + width + 4} ${eave - 1} ${x + width + 13} ${eave + 1}L${x + width + 15} ${eave - 4}L${x + width + 9} ${eave + 6}H${x - 9}L${x - 15} ${eave - 4}Z`,
        paint,
      ) +
      tiles +
      stroke(`M${x + width * 0.16} ${eave - 16}H${x + width * 0.84}`, "#ffb06a", 1, `opacity=".7"`)
    );
  };
  return house(128, 104, 54, "#1c0a30") + house(188, 88, 62, "#24103a") + house(332, 84, 70, "#24103a") + house(262, 98, 62, "#1c0a30");
}

function strings(sheet: Sheet): string {
  const cord = (from: Point, to: Point, sag: number, count: number, size: number): string => {
    const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
    const line = stroke(smooth(Array.from({ length: 13 }, (_, index) => at(index / 12))), "#14071f", 1);
    return (
      line +
      Array.from({ length: count }, (_, index) => {
        const [x, y] = at((index + 0.5) / count);
        return paperLantern(sheet, x, y + size * 0.8, size, { cord: size * 0.3, tassel: false, glow: 0.7 });
      }).join("")
    );
  };
  return cord([120, 20], [400, 34], 24, 13, 7) + cord([150, 66], [400, 70], 16, 14, 5.5) + cord([170, 90], [400, 96], 10, 15, 4);
}

function street(sheet: Sheet): string {
  const random = seededRandom(8);
  const people = Array.from({ length: 30 }, (_, index) => {
    const x = 150 + index * 8.4 + between(random, -3, 3);
    const tall = between(random, 17, 25);
    const y = 184;
    const hat =
      random() > 0.7
        ? path(
            `M${round(x - 5)} ${round(y - tall + 1)}L${round(x)} ${round(y - tall - 4)}L${round(x + 5)} ${round(y - tall + 1)}Z`,
            "#12061f",
          )
        : "";
    const hand =
      random() > 0.66
        ? circle(
            x + 6,
            y - tall + 3,
            5,
            sheet.radial([
              [0, "#ffe6a0", 0.9],
              [1, "#ff9a3c", 0],
            ]),
          ) + circle(x + 6, y - tall + 3, 1.5, "#fff0b0")
        : "";
    return (
      path(
        `M${round(x - 5)} ${y}C${round(x - 5.4)} ${round(y - tall + 8)} ${round(x - 3)} ${round(y - tall + 5)} ${round(x)} ${round(y - tall + 5)}C${round(x + 3)} ${round(y - tall + 5)} ${round(x + 5.4)} ${round(y - tall + 8)} ${round(x + 5)} ${y}Z`,
        "#12061f",
      ) +
      circle(x, y - tall + 2.6, 2.9, "#12061f") +
      hat +
      hand
    );
  }).join("");
  return (
    rectangle(
      0,
      150,
      390,
      40,
      sheet.linear([
        [0, "#1a0a2a", 0],
        [1, "#12061f", 0.85],
      ]),
    ) + people
  );
}

function starLantern(sheet: Sheet, x: number, y: number, radius: number): string {
  const face = sheet.radial([
    [0, "#fffbe0"],
    [0.5, "#ffc94a"],
    [1, "#f0452e"],
  ]);
  const folds = Array.from({ length: 5 }, (_, index) => {
    const [tipX, tipY] = polar([0, 0], radius, -90 + index * 72);
    const [inX, inY] = polar([0, 0], radius * 0.42, -54 + index * 72);
    return `M0 0L${round(tipX)} ${round(tipY)}M0 0L${round(inX)} ${round(inY)}`;
  }).join("");
  const fringe = Array.from({ length: 5 }, (_, index) => {
    const [tipX, tipY] = polar([0, 0], radius, -90 + index * 72);
    return circle(tipX, tipY, 1.6, "#fff3c0");
  }).join("");
  return place(
    circle(
      0,
      0,
      radius * 2.2,
      sheet.radial([
        [0, "#ffb04a", 0.7],
        [0.5, "#ff7a3c", 0.2],
        [1, "#ff7a3c", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
      stroke(`M0 ${-y - 4}V${-radius}`, "#14071f", 1.2) +
      circle(0, 0, radius * 0.94, "none", `stroke="#ffd98a" stroke-width="1.6"`) +
      path(burst([0, 0], 5, radius * 0.42, radius, { turn: -90 }), face, `stroke="#8a1a1f" stroke-width="1.2" stroke-linejoin="round"`) +
      stroke(folds, "#b5321f", 0.8, `opacity=".6"`) +
      fringe +
      stroke(`M-2 ${radius * 0.9}v14M0 ${radius * 0.9}v18M2 ${radius * 0.9}v14`, "#f0452e", 1.3),
    x,
    y,
  );
}

/** A carp lantern about 150 across: silk over ribs, lit from inside. */
function carp(sheet: Sheet): string {
  const body = "M-70 4C-58 -30 -18 -44 22 -36C48 -30 62 -14 66 0C62 18 44 32 16 36C-20 40 -56 30 -70 4Z";
  const silk = sheet.radial(
    [
      [0, "#fffbe6"],
      [0.3, "#ffd05a"],
      [0.72, "#f4602c"],
      [1, "#a81d1a"],
    ],
    [0.52, 0.54],
    0.62,
  );
  const clip = sheet.clip(path(body, "#000"));
  const scales = stroke(
    Array.from({ length: 9 }, (_, column) =>
      Array.from({ length: 9 }, (_unused, row) => {
        const x = -46 + column * 10.5;
        const y = -42 + row * 10 + (column % 2) * 5;
        return `M${x} ${y - 5}Q${x - 9} ${y} ${x} ${y + 5}`;
      }).join(""),
    ).join(""),
    "#b5301c",
    1.1,
    `opacity=".55"`,
  );
  const head = path(
    "M-70 4C-62 -18 -48 -30 -34 -36C-26 -18 -26 22 -38 33C-54 28 -64 18 -70 4Z",
    sheet.radial(
      [
        [0, "#fff0b0"],
        [0.6, "#ffb03a"],
        [1, "#e0481f"],
      ],
      [0.7, 0.5],
      0.7,
    ),
    `stroke="#8a1a1f" stroke-width="1.2"`,
  );
  const eye =
    circle(-48, -8, 7.4, "#fffbe6", `stroke="#8a1a1f" stroke-width="1.4"`) +
    circle(-49, -8, 3.6, "#20081a") +
    circle(-50.4, -9.6, 1.2, "#fff");
  const mouth =
    stroke("M-70 4Q-62 10 -56 9", "#8a1a1f", 1.6) + stroke("M-66 8C-74 12 -78 20 -76 28M-60 12C-66 18 -68 26 -64 34", "#ffcf6a", 1.3);
  const fin = (data: string): string =>
    path(
      data,
      sheet.linear([
        [0, "#ffe28a"],
        [0.6, "#f4602c"],
        [1, "#c22a3c"],
      ]),
      `stroke="#8a1a1f" stroke-width="1" stroke-linejoin="round"`,
    );
  const tail =
    fin("M58 -6C78 -22 96 -46 110 -44C104 -26 100 -12 92 0C102 12 108 28 112 46C94 46 76 22 58 8Z") +
    stroke("M64 -4L104 -38M66 -2L98 -18M66 2L100 22M64 4L106 40", "#ffd98a", 0.9, `opacity=".8"`);
  const dorsal =
    fin("M-20 -40C-8 -62 22 -66 44 -56C40 -46 42 -38 46 -28Z") +
    stroke("M-10 -42L-2 -56M4 -42L12 -60M18 -40L28 -59M32 -36L40 -54", "#ffd98a", 0.9, `opacity=".8"`);
  const belly = fin("M-22 36C-18 50 -6 58 8 58C4 50 4 42 6 37Z") + fin("M24 34C32 46 42 50 52 48C46 40 44 32 42 28Z");
  const ribs = group(
    `clip-path="${clip}"`,
    scales +
      [-16, 6, 28, 48].map((x) => stroke(`M${x} -44Q${x + 12} 0 ${x} 44`, "#8a1a1f", 1, `opacity=".4"`)).join("") +
      path("M-60 -14C-30 -40 30 -42 60 -10C30 -30 -20 -28 -60 -14Z", "#fff", `opacity=".28"`),
  );
  const fins = fin("M-26 8C-14 14 -6 26 -8 36C-20 34 -30 24 -32 14Z");
  return (
    stroke("M268 -4L276 62M312 -4L306 62", "#14071f", 1.2) +
    place(
      circle(
        0,
        0,
        118,
        sheet.radial([
          [0, "#ffb45a", 0.75],
          [0.45, "#ff7a3c", 0.26],
          [1, "#ff7a3c", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
        ellipse(4, 8, 70, 36, "#2a0818", `opacity=".5" filter="${blur(sheet, 6)}"`) +
        tail +
        dorsal +
        belly +
        path(body, silk, `stroke="#8a1a1f" stroke-width="1.4"`) +
        ribs +
        head +
        eye +
        mouth +
        fins,
      286,
      90,
      0.92,
      -8,
    )
  );
}

function lotusLantern(sheet: Sheet, x: number, y: number): string {
  const leaf = (turn: number, reach: number, width: number): string =>
    path(
      petal([0, 10], polar([0, 10], reach, turn), width, 0.55),
      sheet.linear([
        [0, "#ff9ac0"],
        [0.7, "#ffd9b0"],
        [1, "#fff3c8"],
      ]),
      `stroke="#a82a5a" stroke-width=".9"`,
    );
  return place(
    circle(
      0,
      0,
      44,
      sheet.radial([
        [0, "#ff9ac0", 0.7],
        [1, "#ff7a8a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
      stroke("M0 -140V-6", "#14071f", 1) +
      [-160, -20, -140, -40, -118, -62].map((turn) => leaf(turn, 25, 12)).join("") +
      leaf(-90, 26, 13) +
      circle(
        0,
        2,
        12,
        sheet.radial([
          [0, "#fffbe0", 0.95],
          [1, "#ffd07a", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      stroke("M-2 12v12M0 12v16M2 12v12", "#ff5a8a", 1.2),
    x,
    y,
    0.82,
  );
}
