/** A number as a form has it. */
export interface NumberInForm {
  /** As typed, with or without trunk zero and dialling code. */
  readonly mobileNum: string;
  /** The one chosen beside it, with its plus. */
  readonly countryDialingCode: string;
}

/**
 * The number with its dialling code, such as +66812345678, as outside services that send codes want it. Not checked further: the service
 * refuses what is no number, and the platform compares what the service has proven with its own reading of what was typed.
 */
export function internationalNumber({ mobileNum, countryDialingCode }: NumberInForm): string {
  const digits = mobileNum.replaceAll(/\D/g, "");
  if (mobileNum.trim().startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return `+${countryDialingCode.replaceAll(/\D/g, "")}${digits.replace(/^0/, "")}`;
}
