/** A draw as its text says it: the prize's name and a number, 23 times. */
export type WrittenDraw = readonly (readonly [prize: string, number: string])[];

/** Reads "5207|0918|…", prizes parted by strokes. */
export function writtenDraw(text: string): WrittenDraw {
  const names = ["first", "second", "third", "starter", "consolation"];
  return text.split("|").flatMap((lots, place) => lots.split("_").map((number): [string, string] => [names[place] ?? "", number]));
}

/** Every way to write a number's digits, found by trying all 24 exchanges of places. */
export function everyOrder(number: string): readonly string[] {
  const found = new Set<string>();
  for (let a = 0; a < 4; a += 1)
    for (let b = 0; b < 4; b += 1)
      for (let c = 0; c < 4; c += 1)
        for (let d = 0; d < 4; d += 1)
          if (new Set([a, b, c, d]).size === 4) found.add([a, b, c, d].map((place) => number.charAt(place)).join(""));
  return [...found];
}

/**
 * What one unit of stake returns, in tenths, found by going through the 23 published texts for every single number that the bet stands for:
 * a box is written out, nothing is counted by patterns.
 */
export function oracleReturn(playName: string, content: string, odds: Readonly<Record<string, string>>, draw: WrittenDraw): number {
  const price = (name: string) => Math.round(Number(odds[name]) * 10);
  const numbers = content.split("_");
  const small = playName.endsWith("small");
  let total = 0;
  for (const [prize, drawn] of draw) {
    for (const number of numbers) {
      const counts = !small || /^(first|second|third)$/.test(prize);
      if (/^(big|small)$/.test(playName)) total += counts && drawn === number ? price(prize) : 0;
      else if (playName.startsWith("box_")) total += counts && everyOrder(number).includes(drawn) ? price(prize) : 0;
      else if (playName.startsWith("ibox_"))
        total += counts && everyOrder(number).includes(drawn) ? price(`${prize}_${everyOrder(number).length}`) : 0;
      else {
        const letter = playName.slice(1);
        const meant = { a: "first", b: "second", c: "third", abc: "first second third", d: "starter", e: "consolation" }[letter];
        if (meant === undefined) throw new RangeError(`The oracle knows no play ${playName}.`);
        total += meant.split(" ").includes(prize) && drawn.endsWith(number) ? price("win") : 0;
      }
    }
  }
  return total;
}

/** Units that a content costs: the numbers, or all orders of each written out. */
export function oracleUnits(playName: string, content: string): number {
  const numbers = content.split("_");
  return playName.startsWith("box_") ? numbers.flatMap((number) => everyOrder(number)).length : numbers.length;
}
