import { numbersOfBrake, type NumberSetName } from "./number-sets.ts";

/**
 * Ways to name many numbers at once, as players of the region say them. They stand for plain numbers: what is bet, counted and
 * settled are the numbers.
 * - `nineteen_doors` (19 ประตู, รูด): every two-digit number with a digit in it. - `front_run` (รูดหน้า): those that begin with it.
 * - `back_run` (รูดหลัง): those that end with it. - `brake` (ဘရိတ်): those whose digits' sum ends with it.
 * - `doubles` (เลขเบิ้ล): 00 to 99 of equal digits, and the other sets of `number-sets.ts`.
 * - `reverse` (กลับ): every order of a number's digits.
 */
export type NumberExpansion = DigitExpansion | NumberSetName | "reverse";

/** Expansions that begin with a digit. */
export const digitExpansions = ["nineteen_doors", "front_run", "back_run", "brake"] as const;

export type DigitExpansion = (typeof digitExpansions)[number];

const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** The two-digit numbers that a digit stands for, ascending: 19 for `nineteen_doors`, 10 for the runs and the brake. */
export function numbersOfDigit(expansion: DigitExpansion, digit: string): readonly string[] {
  if (expansion === "brake") return numbersOfBrake(digit);
  const front = digits.map((other) => digit + other);
  const back = digits.map((other) => other + digit);
  if (expansion === "front_run") return front;
  if (expansion === "back_run") return back;
  return [...new Set([...front, ...back])].toSorted();
}

/** Every different order of a number's digits, ascending: at most 2 of two digits, 6 of three, 24 of four. */
export function ordersOf(number: string): readonly string[] {
  if (number.length <= 1) return [number];
  const orders = number
    .split("")
    .flatMap((digit, place) => ordersOf(number.slice(0, place) + number.slice(place + 1)).map((rest) => digit + rest));
  return [...new Set(orders)].toSorted();
}
