/** A draw as it is published: each lot by its column's name ("special", "prize1", "prize3_4"), in the order of publication. */
export interface PublishedDraw {
  readonly prizes: ReadonlyMap<string, string>;
}

/** Which columns the market's words mean in a region. */
export interface RegionColumns {
  /** "Đầu" of two digits. */
  readonly head: RegExp;
  /** "Đầu" of three digits: the càng, and half of xỉu chủ. */
  readonly headOfThree: RegExp;
  readonly bao: Readonly<Record<string, RegExp>>;
}

export const northColumns: RegionColumns = {
  head: /^prize7_/,
  headOfThree: /^prize6_/,
  bao: { bao_8: /^(special|prize6_.|prize7_.)$/, bao_7_3: /^(special|prize5_[456]|prize6_.)$/ },
};

export const provinceColumns: RegionColumns = {
  head: /^prize8$/,
  headOfThree: /^prize7$/,
  bao: { bao_7: /^(special|prize5|prize6_.|prize7|prize8)$/, bao_7_3: /^(special|prize4_1|prize5|prize6_.|prize7)$/ },
};

export interface OracleTerms {
  readonly columns: RegionColumns;
  readonly odds: Readonly<Record<string, string>>;
  readonly xienRepeats?: string;
  readonly daRepeats?: string;
}

/**
 * What one unit of stake returns, in ten-thousandths, found by walking the published texts one after the other. It shares no
 * code with the plays: loops over columns, every combination written out, orders found by comparing sorted digits.
 */
export function oracleReturn(playName: string, content: string, draw: PublishedDraw, terms: OracleTerms): number {
  const { columns, odds } = terms;
  const price = (name: string) => Math.round(Number(odds[name]) * 10_000);
  const parts = content.split("|").map((part) => part.split("_"));
  const numbers = parts[0] ?? [];
  const special = draw.prizes.get("special") ?? "";
  const tens = special.charAt(special.length - 2);
  const ones = special.charAt(special.length - 1);
  const specialOr = (others: RegExp) => new RegExp(`^special$|${others.source}`);

  const lots = (wanted: RegExp) => {
    const found: string[] = [];
    for (const [column, lot] of draw.prizes) if (wanted.test(column)) found.push(lot);
    return found;
  };
  const total = (wanted: RegExp, matches: (lot: string, number: string) => boolean) => {
    let found = 0;
    for (const lot of lots(wanted)) for (const number of numbers) if (matches(lot, number)) found += 1;
    return found * price("win");
  };
  const atEnd = (wanted: RegExp) => total(wanted, (lot, number) => lot.endsWith(number));
  const inAnyOrder = (wanted: RegExp) => {
    const wantedDigits = numbers.map(sorted);
    const width = numbers[0]?.length ?? 0;
    const found = lots(wanted).filter((lot) => lot.length >= width);
    const digitsDrawn = found.map((lot) => sorted(lot.slice(-width)));
    return digitsDrawn.reduce((sum, digits) => sum + wantedDigits.filter((other) => other === digits).length, 0) * price("win");
  };
  const ends = /^(xien|da|truot)_/.test(playName) ? lots(/./).map((lot) => lot.substring(lot.length - 2)) : [];
  const drawn = (number: string) => ends.includes(number);
  const combined = (combinations: readonly string[][], repeats = "once") =>
    combinations.reduce((sum, combination) => sum + halvesOf(combination, ends, repeats), 0) * (price("win") / 2);

  if (playName.endsWith("_dao")) return inAnyOrder(columnsOf(playName.slice(0, -4), columns));
  if (playName.startsWith("truot_")) return parts.filter((combination) => !combination.some(drawn)).length * price("win");
  switch (playName) {
    case "lo_2_first":
      return total(/./, (lot, number) => lot.startsWith(number));
    case "head_tail":
      return atEnd(specialOr(columns.head));
    case "head":
    case "de_head_block":
      return numbers.includes(tens) ? price("win") : 0;
    case "tail":
      return numbers.includes(ones) ? price("win") : 0;
    case "xien_2":
    case "xien_3":
    case "xien_4":
      return combined(parts, terms.xienRepeats);
    case "da_2":
    case "da_xien":
      return combined(parts, terms.daRepeats);
    case "da_wheel":
    case "da_xien_wheel":
      return combined(subsets(numbers, [2]), terms.daRepeats);
    case "xien_wheel":
      return subsets(numbers, [2, 3, 4])
        .filter((combination) => combination.every(drawn))
        .reduce((sum, { length }) => sum + price(`xien_${length}`), 0);
    case "big_small":
      return sideReturn("56789".includes(tens) ? "big" : "small");
    case "odd_even":
      return sideReturn("13579".includes(ones) ? "odd" : "even");
    default:
      return atEnd(columnsOf(playName, columns));
  }

  function sideReturn(side: string): number {
    return numbers.includes(side) ? price(side) : 0;
  }
}

/** The columns that a play compares the ends of. */
function columnsOf(playName: string, { head, headOfThree, bao }: RegionColumns): RegExp {
  if (/^lo_[234](_1k)?$/.test(playName)) return /./;
  if (playName.endsWith("_special")) return /^special$/;
  if (playName === "de_g1") return /^prize1$/;
  if (/^de_g[78]$/.test(playName)) return head;
  if (/^cang_3_g[67]$/.test(playName)) return headOfThree;
  if (playName === "cang_3_both") return new RegExp(`^special$|${headOfThree.source}`);
  const wanted = bao[playName];
  if (wanted === undefined) throw new RangeError(`The oracle knows no play ${playName}.`);
  return wanted;
}

/** Half prices that a combination pays: its numbers are crossed off the ends, one of each at a time. */
function halvesOf(combination: readonly string[], ends: readonly string[], repeats: string): number {
  const left = [...ends];
  let rounds = 0;
  while (combination.every((number) => left.includes(number))) {
    for (const number of combination) left.splice(left.indexOf(number), 1);
    rounds += 1;
  }
  if (rounds === 0) return 0;
  if (repeats === "once") return 2;
  if (repeats === "pairs") return 2 * rounds;
  const furtherInRounds = (rounds - 1) * combination.length;
  return 2 + furtherInRounds + left.filter((end) => combination.includes(end)).length;
}

function subsets(numbers: readonly string[], sizes: readonly number[]): string[][] {
  const chosen: string[][] = [];
  for (let mask = 1; mask < 2 ** numbers.length; mask += 1) {
    const subset = numbers.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1);
    if (sizes.includes(subset.length)) chosen.push(subset);
  }
  return chosen;
}

const sorted = (digits: string) => digits.split("").toSorted().join("");

/** How many different texts have a number's digits: counted among all numbers of its length. */
export function oracleOrders(number: string): number {
  let found = 0;
  for (let value = 0; value < 10 ** number.length; value += 1) {
    if (sorted(value.toString().padStart(number.length, "0")) === sorted(number)) found += 1;
  }
  return found;
}
