/**
 * Sets of two-digit numbers that Myanmar's players know by name.
 * - `power` (ပါဝါ): a digit with the one five above it, 05 16 27 38 49, both ways round.
 * - `nakhat` (နက္ခတ်): the pairs of the stars, 07 18 24 35 69, both ways round.
 * - `brothers` (ညီကို): digits that follow each other, 01 12 … 89 90, both ways round. - `doubles` (အပူး): 00 11 … 99.
 * - `evens`, `odds`, `evenodd`, `oddeven` (စုံစုံ, မမ, စုံမ, မစုံ): by the head and the tail.
 */
export const numberSetNames = ["power", "nakhat", "brothers", "doubles", "evens", "odds", "evenodd", "oddeven"] as const;

export type NumberSetName = (typeof numberSetNames)[number];

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const all = digits.flatMap((head) => digits.map((tail) => [head, tail] as const));

const nakhatPairs = ["07", "18", "24", "35", "69"];

const belongs: Readonly<Record<NumberSetName, (head: number, tail: number) => boolean>> = {
  power: (head, tail) => Math.abs(head - tail) === 5,
  nakhat: (head, tail) => nakhatPairs.includes(`${Math.min(head, tail)}${Math.max(head, tail)}`),
  brothers: (head, tail) => Math.abs(head - tail) === 1 || Math.abs(head - tail) === 9,
  doubles: (head, tail) => head === tail,
  evens: (head, tail) => head % 2 === 0 && tail % 2 === 0,
  odds: (head, tail) => head % 2 === 1 && tail % 2 === 1,
  evenodd: (head, tail) => head % 2 === 0 && tail % 2 === 1,
  oddeven: (head, tail) => head % 2 === 1 && tail % 2 === 0,
};

const numbersWhere = (wins: (head: number, tail: number) => boolean): readonly string[] =>
  all.filter(([head, tail]) => wins(head, tail)).map(([head, tail]) => `${head}${tail}`);

/** The numbers of each set, ascending. */
export const numberSets: Readonly<Record<NumberSetName, readonly string[]>> = Object.fromEntries(
  numberSetNames.map((name) => [name, numbersWhere(belongs[name])]),
) as Record<NumberSetName, readonly string[]>;

/** ဘရိတ်: the last digit of the sum of a number's digits; 38 is brake 1. */
export function brakeOf(number: string): string {
  return (number.split("").reduce((sum, digit) => sum + Number(digit), 0) % 10).toString();
}

/** The ten two-digit numbers of a brake, ascending. */
export function numbersOfBrake(brake: string): readonly string[] {
  return numbersWhere((head, tail) => brakeOf(`${head}${tail}`) === brake);
}
