import { displayFace, type Font } from "@lantern/ui/art/display-face.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { between, seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ground, path, place, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { brandSize } from "../brands/brand-size.ts";
import { arena, boats, breach, football, pucks, takraw, type Hero } from "./heroes.ts";

/** How a league is shown: its hero on its ground, and its name in its brand's letters. */
interface Poster {
  readonly hero: Hero;
  readonly sky: string;
  readonly earth: string;
  readonly glow: string;
  readonly accent: string;
  readonly font: () => Font;
  readonly title: readonly [string, string];
  readonly brand: string;
  /** What is in the air. */
  readonly air: (sheet: Sheet) => string;
}

const scatter = (seed: number, count: number, draw: (x: number, y: number, size: number) => string): string => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => draw(between(random, 0, 240), between(random, 0, 230), between(random, 0.4, 1))).join("");
};

const posters = {
  football: {
    hero: football,
    sky: "#0b4a34",
    earth: "#04170f",
    glow: "#e9ffb8",
    accent: "#f4c54e",
    font: () => displayFace("@fontsource/dela-gothic-one"),
    title: ["Monsoon", "League"],
    brand: "Monsoon",
    air: (sheet) =>
      path("M0 236L240 196V300H0Z", "#1c7349") +
      path("M0 262L240 214V232L0 286Z", "#2a8f5c") +
      [24, 216]
        .map((x) =>
          circle(
            x,
            30,
            74,
            sheet.radial([
              [0, "#f8ffd8", 0.75],
              [1, "#f8ffd8", 0],
            ]),
          ),
        )
        .join("") +
      scatter(7, 64, (x, y, size) =>
        stroke(`M${round(x)} ${round(y)}l${round(-7 * size)} ${round(26 * size)}`, "#cfeee6", 1.5, `opacity="${round(size * 0.5)}"`),
      ),
  },
  takraw: {
    hero: takraw,
    sky: "#7a2337",
    earth: "#1d0812",
    glow: "#ffcf7a",
    accent: "#ffb04a",
    font: () => displayFace("@fontsource/caprasimo"),
    title: ["Takraw", "Nights"],
    brand: "Rattan",
    air: (sheet) =>
      stroke("M-4 18Q60 54 120 34T244 24", "#2a0a14", 2) +
      [
        [34, 36, "#ffcf5c"],
        [84, 46, "#ff8a5c"],
        [142, 38, "#ffd98a"],
        [196, 34, "#ff6f61"],
      ]
        .map(
          ([x, y, colour]) =>
            circle(
              Number(x),
              Number(y),
              34,
              sheet.radial([
                [0, String(colour), 0.8],
                [1, String(colour), 0],
              ]),
            ) + circle(Number(x), Number(y), 8, String(colour)),
        )
        .join("") +
      path("M0 214H240V300H0Z", "#8f3f22") +
      Array.from({ length: 9 }, (_, line) => stroke(`M${line * 30} 170V236`, "#ffe6bd", 1, `opacity=".3"`)).join("") +
      [170, 192, 214].map((y) => stroke(`M0 ${y}H240`, "#ffe6bd", 1.4, `opacity=".4"`)).join(""),
  },
  boats: {
    hero: boats,
    sky: "#ff9d57",
    earth: "#05324a",
    glow: "#ffe08a",
    accent: "#3fd0ff",
    font: () => displayFace("@fontsource/luckiest-guy"),
    title: ["Longtail", "Duels"],
    brand: "Longtail",
    air: (sheet) =>
      circle(176, 74, 46, "#fff0b8") +
      circle(
        176,
        74,
        92,
        sheet.radial([
          [0, "#ffe08a", 0.7],
          [1, "#ffe08a", 0],
        ]),
      ) +
      path("M0 138L30 96L62 124L104 82L150 126L196 92L240 130V214H0Z", "#0b5a68") +
      path("M0 158L40 130L90 152L140 120L190 150L240 134V214H0Z", "#084252") +
      path("M0 176H240V300H0Z", "#0a6f93"),
  },
  arena: {
    hero: arena,
    sky: "#40258f",
    earth: "#0b0722",
    glow: "#a98bff",
    accent: "#a98bff",
    font: () => displayFace("@fontsource/cinzel", 900),
    title: ["Ruin", "Wardens"],
    brand: "Ironmesa",
    air: () =>
      [20, 70, 170, 220]
        .map((x, index) =>
          path(`M${x - 16} 240V${90 + (index % 2) * 40}L${x} ${66 + (index % 2) * 40}L${x + 16} ${96 + (index % 2) * 34}V240Z`, "#1c1148"),
        )
        .join("") + scatter(23, 46, (x, y, size) => circle(x, y, size * 1.8, "#d9ccff", `opacity="${round(size * 0.8)}"`)),
  },
  breach: {
    hero: breach,
    sky: "#16506b",
    earth: "#061019",
    glow: "#ff7d5d",
    accent: "#ff5d5d",
    font: () => displayFace("@fontsource/anton"),
    title: ["Harbour", "Breach"],
    brand: "Tidefall",
    air: () =>
      Array.from({ length: 9 }, (_, line) => stroke(`M${line * 30} 0V240M0 ${line * 30}H240`, "#8fd4f0", 0.8, `opacity=".16"`)).join("") +
      path("M0 206q30 -12 60 0t60 0t60 0t60 0V300H0Z", "#0b2f40"),
  },
  pucks: {
    hero: pucks,
    sky: "#5a1f86",
    earth: "#12061d",
    glow: "#ff4fa3",
    accent: "#ff4fa3",
    font: () => displayFace("@fontsource/unbounded", 800),
    title: ["Ink", "Pucks"],
    brand: "Ink Arena",
    air: () =>
      stroke("M-10 214L70 60H170L250 214", "#ff4fa3", 4, `opacity=".8"`) +
      stroke("M24 214L88 74H152L216 214", "#38e1ff", 2, `opacity=".5"`) +
      scatter(31, 40, (x, y, size) => circle(x, y, size * 3, size > 0.7 ? "#ff4fa3" : "#38e1ff", `opacity=".55"`)),
  },
} satisfies Readonly<Record<string, Poster>>;

/** The sky over the ground, with the glow that the hero stands in. */
function heavens(
  sheet: Sheet,
  { sky, earth, glow }: Poster,
  { x, y, radius, strength }: { readonly x: number; readonly y: number; readonly radius: number; readonly strength: number },
): string {
  const air = sheet.linear([
    [0, sky],
    [1, earth],
  ]);
  const light = sheet.radial([
    [0, glow, strength],
    [1, glow, 0],
  ]);
  return ground(sheet, air) + circle(x, y, radius, light);
}

/** A league as the game centre shows it: hero above, its name in two lines below. */
export function drawPoster(of: keyof typeof posters): string {
  const poster: Poster = posters[of];
  const { hero, earth, accent, font, title, air } = poster;
  const sheet = createSheet(240, 300);
  const face = font();
  const lines = title.map((line, index) =>
    letter(line, { font: face, width: 212, size: 50, x: 120, baseline: index === 0 ? 240 : 284, tracking: -0.01 }),
  );
  return sheet.finish(
    heavens(sheet, poster, { x: 120, y: 112, radius: 150, strength: 0.5 }) +
      air(sheet) +
      place(hero(sheet), 120, 108, 0.98, -6) +
      path(
        "M0 176H240V300H0Z",
        sheet.linear([
          [0, earth, 0],
          [0.42, earth, 0.82],
          [1, earth, 1],
        ]),
      ) +
      lines
        .map((line, index) => stroke(line.outline, "#000", 5, `opacity=".45"`) + path(line.outline, index === 0 ? "#fff" : accent))
        .join(""),
  );
}

/** A brand's mark: the same hero, and the brand's word over its foot. */
export function drawSportsMark(of: keyof typeof posters): string {
  const poster: Poster = posters[of];
  const { hero, earth, font, brand } = poster;
  const sheet = createSheet(brandSize, brandSize);
  const name = letter(brand, { font: font(), width: 84, size: 24, x: brandSize / 2, baseline: 87 });
  return sheet.finish(
    heavens(sheet, poster, { x: 48, y: 38, radius: 56, strength: 0.55 }) +
      place(hero(sheet), 48, 38, 0.36, -6) +
      path(
        `M0 56H${brandSize}V${brandSize}H0Z`,
        sheet.linear([
          [0, earth, 0],
          [0.5, earth, 0.9],
          [1, earth],
        ]),
      ) +
      stroke(name.outline, "#000", 3, `opacity=".5"`) +
      path(name.outline, "#fff"),
  );
}
