import type { League } from "../../sports/leagues/types.ts";
import { picture } from "./crest.ts";

const frame = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body}</svg>`;
const lines = (d: string, colour: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const floor = (top: string, bottom: string): string =>
  `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path d="M0 0h400v220H0z" fill="url(#f)"/>`;
const glow = (x: number, y: number, radius: number, colour: string, opacity = 0.5): string =>
  `<radialGradient id="g${letterOf(x + y)}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#g${letterOf(x + y)})"/>`;
const letterOf = (number: number): string => String.fromCodePoint(97 + (number % 26));

/** Where a league plays, seen from the stand: drawn once, without a picture to fetch. */
const fields: Readonly<Record<League["sport"], () => string>> = {
  football: () => {
    const strips = Array.from(
      { length: 8 },
      (_, strip) =>
        `<path d="M${200 + (strip - 4) * 34} 58L${200 + (strip - 4) * 78} 220h78L${200 + (strip - 3) * 34} 58z" fill="${strip % 2 === 0 ? "#17633f" : "#1c7349"}"/>`,
    ).join("");
    return (
      floor("#04150f", "#0b3c28") +
      glow(40, 30, 90, "#f4f7d0", 0.34) +
      glow(361, 30, 90, "#f4f7d0", 0.34) +
      `<path d="M0 46h400v14H0z" fill="#06281c"/>` +
      strips +
      lines(
        "M64 58h272M200 58v162M200 112m-52 0a52 22 0 10104 0a52 22 0 10-104 0M64 58L-112 220M336 58l176 162M36 84h44l-34 62H-30M364 84h-44l34 62h76",
        "rgba(240,255,240,.62)",
      )
    );
  },
  takraw: () =>
    floor("#3a1220", "#7a3a1f") +
    glow(70, 26, 84, "#ffcf7a", 0.55) +
    glow(200, 12, 90, "#ffcf7a", 0.5) +
    glow(331, 26, 84, "#ffcf7a", 0.55) +
    `<path d="M88 96L-20 220h440L312 96z" fill="#a2542a"/><path d="M110 104L24 220h352L290 104z" fill="#b7642f"/>` +
    lines("M110 104h180L376 220H24zM200 104v116M67 162h266M190 162a10 5 0 1020 0a10 5 0 10-20 0", "rgba(255,240,214,.72)") +
    `<path d="M196 66h8v120h-8z" fill="#2a0f1c"/><path d="M186 74l28 0v46l-28 12z" fill="#ffe6bd" opacity=".24"/>` +
    lines("M186 74h28M186 92h28M186 110h28M193 74v56M207 74v50", "rgba(255,240,214,.5)", 1),
  boats: () => {
    const waves = Array.from({ length: 9 }, (_, row) =>
      lines(`M0 ${70 + row * 18}q25 ${-4 - row} 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0`, `rgba(180,240,255,${0.08 + row * 0.03})`, 1.4),
    ).join("");
    return (
      floor("#03202c", "#0b6079") +
      glow(200, 50, 120, "#ffb46b", 0.55) +
      `<path d="M0 60V40l30-8 20 10 40-18 36 20 50-12 44 14 50-20 40 16 44-12 46 18v32z" fill="#042a2a"/>` +
      waves +
      [60, 150, 250, 340]
        .map((x, index) => `<circle cx="${x}" cy="${96 + (index % 2) * 74}" r="5" fill="#ff8f3f" stroke="#fff" stroke-width="1.5"/>`)
        .join("") +
      lines("M0 134h400", "rgba(255,255,255,.22)", 1)
    );
  },
  arena: () => {
    const tiles = Array.from({ length: 40 }, (_, tile) => {
      const [x, y] = [(tile % 10) * 46 - 4 + (Math.trunc(tile / 10) % 2) * 23, 62 + Math.trunc(tile / 10) * 42];
      return `<path d="M${x} ${y}l22-13 22 13v26l-22 13-22-13z" fill="#fff" opacity="${0.02 + (tile % 4) * 0.015}"/>`;
    }).join("");
    return (
      floor("#0d0924", "#2b1d5c") +
      tiles +
      glow(52, 150, 90, "#4be1c3", 0.5) +
      glow(349, 84, 90, "#ff7ad0", 0.5) +
      lines("M40 176C110 60 290 60 362 74M40 176c90-20 230-30 322-102M40 176c70 44 250 24 322-102", "rgba(190,170,255,.4)", 7) +
      lines("M40 176C110 60 290 60 362 74M40 176c90-20 230-30 322-102M40 176c70 44 250 24 322-102", "rgba(13,9,36,.8)", 4) +
      `<path d="M40 158l12 14-12 20-12-20z" fill="#4be1c3"/><path d="M362 56l12 14-12 20-12-20z" fill="#ff7ad0"/>`
    );
  },
  breach: () => {
    const crates = [
      [70, 70, 50, 26],
      [150, 120, 34, 44],
      [216, 64, 64, 22],
      [300, 108, 46, 30],
      [90, 164, 70, 22],
      [244, 162, 36, 34],
    ]
      .map(
        ([x, y, width, height]) =>
          `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="#173a4d" stroke="#3f7892" stroke-width="1.4"/>`,
      )
      .join("");
    const grid = Array.from({ length: 14 }, (_, line) => `M${line * 32} 0v220M0 ${line * 24}h400`).join("");
    return (
      floor("#071722", "#0e2c3d") +
      lines(grid, "rgba(120,200,230,.1)", 1) +
      `<path d="M0 196c60-14 120 10 200-2s140 4 200-6v32H0z" fill="#06465a"/>` +
      crates +
      lines("M200 110m-26 0a26 26 0 1052 0a26 26 0 10-52 0M200 110m-60 0a60 60 0 10120 0a60 60 0 10-120 0", "rgba(255,93,93,.5)", 1.4) +
      glow(200, 110, 60, "#ff5d5d", 0.35)
    );
  },
  pucks: () =>
    floor("#12071c", "#321347") +
    `<path d="M60 58h280l70 170H-10z" fill="#1d0c2b"/>` +
    lines("M60 58h280l70 170H-10zM200 58v170M200 130m-44 0a44 20 0 1088 0a44 20 0 10-88 0", "rgba(255,79,163,.75)", 2.4) +
    lines("M74 64h252l60 156H14z", "rgba(56,225,255,.35)", 1.4) +
    `<path d="M92 150c10-16 34-12 40 0s-6 26-22 22-28-6-18-22z" fill="#ff4fa3" opacity=".4"/><path d="M280 96c12-8 30 0 26 14s-24 14-32 6-4-14 6-20z" fill="#38e1ff" opacity=".4"/><circle cx="140" cy="160" r="5" fill="#ff4fa3" opacity=".5"/><circle cx="262" cy="122" r="4" fill="#38e1ff" opacity=".5"/>` +
    glow(101, 70, 70, "#ff4fa3", 0.35) +
    glow(302, 70, 70, "#38e1ff", 0.35),
};

export function field(sport: League["sport"]): SVGElement {
  return picture(frame(fields[sport]()));
}
