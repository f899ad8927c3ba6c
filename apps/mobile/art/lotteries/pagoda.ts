import { circle, ellipse, path, type Sheet } from "@lantern/ui/art/sheet.ts";

/** A golden stupa of Yangon: terraces, bell, banded spire and the diamond bud, lit from one side. */
export function drawPagoda(sheet: Sheet): string {
  const gold = sheet.linear([
    [0, "#fff3b0"],
    [0.45, "#ffc83d"],
    [1, "#b86a10"],
  ]);
  const shade = "#8f4a0a";
  const bell = "M48 30C53 36 55 45 57 52C60 59 66 62 69 66L27 66C30 62 36 59 39 52C41 45 43 36 48 30Z";
  const spire = "M48 8L52.5 31L43.5 31Z";
  const bands = [17, 22, 27].map((y) =>
    path(`M${48 - (y - 6) * 0.21} ${y}H${48 + (y - 6) * 0.21}`, "none", `stroke="${shade}" stroke-width="1.1"`),
  );
  const rims = [
    path("M38.6 53H57.4", "none", `stroke="${shade}" stroke-width="1.6" opacity=".7"`),
    path("M41.6 44H54.4", "none", `stroke="${shade}" stroke-width="1.2" opacity=".55"`),
  ];
  const terraces = [
    path("M24 66H72L75 72H21Z", gold),
    path("M18 72H78L82 79H14Z", gold),
    path("M11 79H85L88 86H8Z", gold),
    path("M24 66H72M18 72H78M11 79H85", "none", `stroke="${shade}" stroke-width="1.2" opacity=".6"`),
  ];
  const small = (x: number) => path(`M${x} 58L${x + 4} 72H${x - 4}Z`, gold, `stroke="${shade}" stroke-width=".6"`);
  return (
    ellipse(48, 84, 40, 7, "#ffdf7a", `opacity=".25"`) +
    terraces.join("") +
    [20, 30, 66, 76].map(small).join("") +
    path(bell, gold) +
    path("M48 30C53 36 55 45 57 52C60 59 66 62 69 66L56 66C54 56 52 42 48 30Z", shade, `opacity=".28"`) +
    rims.join("") +
    path(spire, gold) +
    bands.join("") +
    circle(48, 7.4, 3, "#eafcff", `stroke="#ffe07a" stroke-width="1"`)
  );
}
