import { chipsOf, linesOf, type MeasureText } from "./ticket-layout.ts";
import type { TicketTexts } from "./ticket-texts.ts";

/** Where the picture takes its look from: the page's own tokens, so that it is the brand's. */
export interface TicketLook {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

/** Pixels to one unit of the layout. */
const density = 3;
const width = 400;
const margin = 22;
const padding = 24;
const inner = width - 2 * (margin + padding);
const notch = 11;

type Token =
  | "ink-0"
  | "ink-1"
  | "ink-3"
  | "paper"
  | "paper-2"
  | "gold"
  | "gold-lo"
  | "lit"
  | "on-lit"
  | "on-lit-2"
  | "lamp"
  | "jade-fill"
  | "heat-fill";

/**
 * The ticket of a bet as a PNG of 1200 pixels' width, as high as its text needs. Its fonts are loaded first: a script that the page has not
 * shown yet (Burmese, Thai) would be drawn with whatever the device has.
 */
export async function ticketPicture(texts: TicketTexts, look: TicketLook): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const token = (name: Token) => style.getPropertyValue(`--${name}`).trim();
  const faces = {
    title: style.getPropertyValue("--face-title"),
    text: style.getPropertyValue("--face-text"),
    figure: style.getPropertyValue("--face-figure"),
  };
  const fonts = {
    brand: `800 19px ${faces.title}`,
    game: `800 27px ${faces.title}`,
    lead: `700 17px ${faces.text}`,
    body: `500 15px ${faces.text}`,
    note: `500 13px ${faces.text}`,
    chip: `800 20px ${faces.figure}`,
    money: `800 22px ${faces.figure}`,
    stamp: `800 16px ${faces.title}`,
  } as const;
  const everything = JSON.stringify(Object.values(texts));
  await Promise.all(Object.values(fonts).map(async (font) => document.fonts.load(font, everything)));
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas to draw on");
  const measureIn =
    (font: string): MeasureText =>
    (text) => {
      pen.font = font;
      return pen.measureText(text).width;
    };
  const lines = (text: string, font: string, most = 3) => linesOf(text, look.language, inner, measureIn(font), most);
  // Scripts whose letters stand on each other need more room between lines.
  const tall = look.language === "my" || look.language === "th" ? 1.18 : 1;
  const steps: ((top: number) => number)[] = [];
  const rtl = look.direction === "rtl";
  const startX = rtl ? width - margin - padding : margin + padding;
  const endX = rtl ? margin + padding : width - margin - padding;
  const write = (
    text: string,
    at: { readonly x: number; readonly y: number; readonly align: "start" | "end" | "center" },
    font: string,
    colour: string,
  ) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.direction = look.direction;
    pen.textAlign = at.align;
    pen.textBaseline = "alphabetic";
    pen.fillText(text, at.x, at.y);
  };
  const paragraph = (text: string, font: string, colour: Token, height: number, most?: number) => {
    const laid = lines(text, font, most);
    steps.push((top) => {
      for (const [place, line] of laid.entries())
        write(line, { x: startX, y: top + (place + 0.78) * height * tall, align: "start" }, font, token(colour));
      return top + laid.length * height * tall;
    });
  };
  const space = (height: number) => steps.push((top) => top + height);

  paragraph(texts.game, fonts.game, "on-lit", 32, 2);
  paragraph(texts.draw, fonts.lead, "on-lit-2", 24, 2);
  space(14);
  const perforation: number[] = [];
  steps.push((top) => {
    perforation.push(top);
    pen.strokeStyle = token("on-lit-2");
    pen.globalAlpha = 0.45;
    pen.setLineDash([3, 6]);
    pen.beginPath();
    pen.moveTo(margin + notch + 6, top);
    pen.lineTo(width - margin - notch - 6, top);
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 1;
    return top + 18;
  });
  paragraph(texts.play, fonts.lead, "on-lit", 24, 2);
  paragraph(texts.terms, fonts.note, "on-lit-2", 19, 2);
  space(8);
  const chipHeight = 38;
  const laidChips = chipsOf(texts.picks, { width: inner, height: chipHeight, gap: 7, padding: 11, chipMin: 46 }, measureIn(fonts.chip));
  steps.push((top) => {
    for (const chip of laidChips.chips) {
      const x = rtl ? width - margin - padding - chip.x - chip.width : margin + padding + chip.x;
      const y = top + chip.y;
      pen.beginPath();
      pen.roundRect(x, y, chip.width, chipHeight, 10);
      pen.fillStyle = chip.won ? token("gold") : token("ink-1");
      pen.fill();
      if (chip.won) {
        pen.lineWidth = 2.5;
        pen.strokeStyle = token("on-lit");
        pen.stroke();
        pen.lineWidth = 1;
      }
      const [shown = ""] = linesOf(chip.text, look.language, chip.width - 12, measureIn(fonts.chip), 1);
      write(
        shown,
        { x: x + chip.width / 2, y: y + chipHeight / 2 + 7, align: "center" },
        fonts.chip,
        chip.won ? token("on-lit") : token("paper"),
      );
    }
    return top + laidChips.height;
  });
  if (texts.more !== undefined) {
    space(6);
    paragraph(texts.more, fonts.body, "on-lit-2", 21);
  }
  space(18);
  steps.push((top) => {
    const stampWidth = measureIn(fonts.stamp)(texts.state) + 28;
    const x = rtl ? startX - stampWidth : startX;
    pen.beginPath();
    pen.roundRect(x, top, stampWidth, 34 * tall, 17 * tall);
    pen.fillStyle = texts.outcome === "won" ? token("heat-fill") : texts.outcome === "waiting" ? token("jade-fill") : token("ink-3");
    pen.fill();
    write(texts.state, { x: x + stampWidth / 2, y: top + 17 * tall + 6, align: "center" }, fonts.stamp, "#fff");
    return top + 34 * tall;
  });
  for (const { name, value } of texts.money ?? []) {
    space(8);
    steps.push((top) => {
      write(name, { x: startX, y: top + 24 * tall, align: "start" }, fonts.body, token("on-lit-2"));
      write(value, { x: endX, y: top + 24 * tall, align: "end" }, fonts.money, token("on-lit"));
      return top + 30 * tall;
    });
  }
  space(14);
  paragraph(texts.time, fonts.note, "on-lit-2", 19);
  paragraph(texts.number, fonts.note, "on-lit-2", 19);

  const head = 74;
  // Laid out once without being seen, for its height.
  let bottom = head + padding;
  for (const step of steps) bottom = step(bottom);
  const paperHeight = bottom + padding - head;
  const height = Math.ceil(head + paperHeight + margin);
  canvas.width = width * density;
  canvas.height = height * density;
  pen.scale(density, density);
  ground(pen, height, token);
  lantern(pen, rtl ? width - margin - 14 : margin + 14, 40, token);
  write(texts.brand, { x: rtl ? width - margin - 38 : margin + 38, y: 47, align: "start" }, fonts.brand, token("paper"));
  paper(pen, { top: head, height: paperHeight, notchAt: perforation[0] ?? head }, token);
  let top = head + padding;
  for (const step of steps) top = step(top);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("the picture was not made")) : resolve(blob)), "image/png"),
  );
}

type TokenOf = (name: Token) => string;

/** Night, with the light of a lamp from above. */
function ground(pen: CanvasRenderingContext2D, height: number, token: TokenOf): void {
  pen.fillStyle = token("ink-0");
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(width * 0.18, 0, 10, width * 0.18, 0, width);
  light.addColorStop(0, token("lamp"));
  light.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** The paper of the ticket with its two notches at the perforation. */
function paper(
  pen: CanvasRenderingContext2D,
  { top, height, notchAt }: { readonly top: number; readonly height: number; readonly notchAt: number },
  token: TokenOf,
): void {
  const left = margin;
  const right = width - margin;
  const corner = 18;
  pen.beginPath();
  pen.moveTo(left + corner, top);
  pen.arcTo(right, top, right, top + corner, corner);
  pen.lineTo(right, notchAt - notch);
  pen.arc(right, notchAt, notch, -Math.PI / 2, Math.PI / 2, true);
  pen.arcTo(right, top + height, right - corner, top + height, corner);
  pen.arcTo(left, top + height, left, top + height - corner, corner);
  pen.lineTo(left, notchAt + notch);
  pen.arc(left, notchAt, notch, Math.PI / 2, -Math.PI / 2, true);
  pen.arcTo(left, top, left + corner, top, corner);
  pen.closePath();
  pen.fillStyle = token("lit");
  pen.shadowColor = "rgb(255 190 100 / 0.35)";
  pen.shadowBlur = 26 * density;
  pen.fill();
  pen.shadowBlur = 0;
  pen.shadowColor = "transparent";
}

/** A small lantern on its cord. */
function lantern(pen: CanvasRenderingContext2D, x: number, y: number, token: TokenOf): void {
  pen.strokeStyle = token("paper-2");
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(x, 0);
  pen.lineTo(x, y - 13);
  pen.stroke();
  const glow = pen.createRadialGradient(x, y, 2, x, y, 30);
  glow.addColorStop(0, token("gold"));
  glow.addColorStop(1, "rgb(255 193 77 / 0)");
  pen.globalAlpha = 0.5;
  pen.fillStyle = glow;
  pen.fillRect(x - 30, y - 30, 60, 60);
  pen.globalAlpha = 1;
  pen.fillStyle = token("gold");
  pen.beginPath();
  pen.ellipse(x, y, 12, 13, 0, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = token("gold-lo");
  pen.beginPath();
  pen.ellipse(x, y, 5, 13, 0, 0, Math.PI * 2);
  pen.stroke();
  pen.fillStyle = token("gold-lo");
  pen.fillRect(x - 6, y - 16, 12, 4);
  pen.fillRect(x - 6, y + 12, 12, 4);
  pen.lineWidth = 1;
}
