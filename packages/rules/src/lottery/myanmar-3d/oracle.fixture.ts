/** Digits crossed out one after the other, as with a pen: nothing is left of another order of the same. */
function sameDigits(number: string, drawn: string): boolean {
  let left = drawn;
  for (const digit of number) left = left.replace(digit, "");
  return left === "";
}

/** The ring of all numbers, 999 before 000: neighbours stand side by side in it. */
const ring = Array.from({ length: 1_002 }, (_, place) => ((place + 999) % 1_000).toString().padStart(3, "0")).join(" ");

const isNeighbour = (number: string, drawn: string): boolean => ring.includes(`${number} ${drawn}`) || ring.includes(`${drawn} ${number}`);

const sides: Readonly<Record<string, RegExp>> = { big: /^[5-9]/, small: /^[0-4]/, odd: /[13579]$/, even: /[02468]$/ };

/** What one unit on each pick returns, in ten-thousandths, by comparing texts. */
export function oracleReturn(name: string, content: string, odds: Readonly<Record<string, string>>, drawn: string): number {
  const price = (key: string) => Math.round(Number(odds[key] ?? 0) * 10_000);
  if (name === "place") {
    const parts = content.split("|").map((part) => (part === "" ? [] : part.split("_")));
    return parts.flatMap((digits, place) => digits.filter((digit) => drawn[place] === digit)).length * price("win");
  }
  const single = (pick: string): number => {
    switch (name) {
      case "number":
        if (pick === drawn) return price("win");
        if (sameDigits(pick, drawn)) return price("tot");
        return isNeighbour(pick, drawn) ? price("near") : 0;
      case "tot":
        return sameDigits(pick, drawn) ? price("win") : 0;
      case "near":
        return isNeighbour(pick, drawn) ? price("win") : 0;
      case "brake":
        return `${drawn
          .split("")
          .map(Number)
          .reduce((sum, digit) => sum + digit)}`.endsWith(pick)
          ? price("win")
          : 0;
      default:
        return sides[pick]?.test(drawn) === true ? price(pick) : 0;
    }
  };
  return content.split("_").reduce((sum, pick) => sum + single(pick), 0);
}
