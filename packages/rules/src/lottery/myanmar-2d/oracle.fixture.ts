/** The sets as players' tables print them: half of the numbers, the other half is the same numbers turned round. */
const printedSets: Readonly<Record<string, string>> = {
  power: "05 16 27 38 49",
  nakhat: "07 18 24 35 69",
  brothers: "01 12 23 34 45 56 67 78 89 90",
  doubles: "00 11 22 33 44 55 66 77 88 99",
};

const patterns: Readonly<Record<string, RegExp>> = {
  evens: /^[02468][02468]$/,
  odds: /^[13579][13579]$/,
  evenodd: /^[02468][13579]$/,
  oddeven: /^[13579][02468]$/,
  big: /^[5-9]/,
  small: /^[0-4]/,
  odd: /[13579]$/,
  even: /[02468]$/,
};

/** Whether a word's numbers hold a number, by the printed tables. */
export function oracleSetHolds(word: string, number: string): boolean {
  const pattern = patterns[word];
  if (pattern !== undefined) return pattern.test(number);
  const printed = printedSets[word];
  if (printed === undefined) throw new RangeError(`no set ${word}`);
  return printed.includes(number) || printed.includes(`${number[1]}${number[0]}`);
}

/** The number of a session, read off the published figures with text patterns. */
export function oracleNumber(index: string, value: string): string {
  return `${/(\d)$/.exec(index)?.[1]}${/(\d)\.\d\d$/.exec(value)?.[1]}`;
}

/** What one unit on each pick returns, in ten-thousandths, by comparing texts. */
export function oracleReturn(name: string, content: string, odds: Readonly<Record<string, string>>, number: string): number {
  const price = (key: string) => Math.round(Number(odds[key]) * 10_000);
  const wins = (pick: string): boolean => {
    if (name === "number") return number === pick;
    if (name === "head") return number.startsWith(pick);
    if (name === "tail") return number.endsWith(pick);
    // As players count it: 38 is 3 and 8, eleven, one.
    if (name === "brake") return `${Number(number[0]) + Number(number[1])}`.endsWith(pick);
    return oracleSetHolds(pick, number);
  };
  return content.split("_").reduce((sum, pick) => (wins(pick) ? sum + price(pick in odds ? pick : "win") : sum), 0);
}
