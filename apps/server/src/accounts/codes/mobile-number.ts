import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/** A mobile number as a client sends it: the field is called both in the specification (3.5, 3.6.1). */
export interface TypedMobile {
  readonly mobileNum?: string | undefined;
  readonly mobileNo?: string | undefined;
  /** With or without its plus; the merchant's own where nothing is sent. */
  readonly countryDialingCode?: string | undefined;
}

/** What was typed, whichever name it came under. */
export function typedMobileOf({ mobileNum, mobileNo }: TypedMobile): string {
  return (mobileNum ?? mobileNo ?? "").trim();
}

/**
 * The number in E.164, such as +66812345678: the one form in which numbers are stored and compared. Taken as people type it, with or
 * without trunk zero and dialling code. Undefined where it is no mobile number of that dialling code.
 */
export function normalizeMobile(typed: string, countryDialingCode: string): string | undefined {
  const callingCode = countryDialingCode.trim().replace(/^\+/, "");
  if (!/^[1-9]\d{0,3}$/.test(callingCode)) return undefined;
  const text = typed.trim();
  for (const digits of [text, text.replace(/^00/, "+")]) {
    const number = parsePhoneNumberFromString(digits, { defaultCallingCode: callingCodeOf(callingCode), extract: false });
    if (number?.isValid() === true && number.ext === undefined && callingCode.startsWith(number.countryCallingCode)) return number.number;
  }
  return undefined;
}

/** Codes of the North American plan carry an area code in some lists (+1246 for Barbados): the number holds it anyway. */
function callingCodeOf(dialled: string): string {
  return dialled.length > 3 && dialled.startsWith("1") ? "1" : dialled;
}
