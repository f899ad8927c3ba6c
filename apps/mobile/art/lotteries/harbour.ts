import { circle, path, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** Four drums of a draw over a golden bay; on each a ball stands at another height. */
export function drawHarbour(sheet: Sheet): string {
  const drum = sheet.linear([
    [0, "#0b3f4c"],
    [0.5, "#2a8fa0"],
    [1, "#0b3f4c"],
  ]);
  const gold = sheet.linear([
    [0, "#fff3b8"],
    [1, "#f0a428"],
  ]);
  const drums = [44, 30, 52, 36]
    .map((height, place) => {
      const x = 15 + place * 17;
      return (
        rectangle(x, 20, 14, 46, drum, 5, `stroke="#d8fff4" stroke-width="1.4"`) +
        circle(x + 7, height, 6.4, gold) +
        circle(x + 5, height - 2, 1.8, "#fffdf0", `opacity=".85"`)
      );
    })
    .join("");
  return (
    drums +
    path("M9 70H87L80 82H16Z", gold) +
    stroke("M14 75H82", "#a85a10", 1.8, `opacity=".7"`) +
    stroke("M8 88Q18 83 28 88T48 88T68 88T88 88", "#c8fff0", 2.6, `opacity=".8"`)
  );
}
