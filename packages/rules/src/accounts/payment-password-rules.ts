import { checkField, formMessages, type FieldFault, type FieldSetting, type FormValues } from "./form-rules.ts";

/** What many people choose, and whoever guesses tries first: repetitions and runs. */
export function isGuessable(paymentPassword: string): boolean {
  return isRepetition(paymentPassword) || isRun(paymentPassword);
}

/** 111111, 121212, 123123: a part of at most half the length, over and over. */
function isRepetition(text: string): boolean {
  const parts = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => text.slice(0, index + 1));
  return parts.some((part) => part.repeat(Math.ceil(text.length / part.length)).slice(0, text.length) === text);
}

/** 123456, 987654, 890123: each digit one more, or one less, than the one before. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (digit, index) => (Number(digit) - Number(text[index]) + 10) % 10);
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === 9));
}

/**
 * What is wrong with a new payment password and its repetition, in the form's order: the merchant's own rule for it (six digits where he
 * sets none), one that is guessed at once, one that stays as it was, one that was typed differently the second time.
 */
export function paymentPasswordFault(setting: FieldSetting, values: FormValues): FieldFault | undefined {
  const fault = checkField({ ...setting, field: "paymentPassword", enabled: true, required: true }, values);
  if (fault !== undefined) return fault;
  const { paymentPassword = "", oldPaymentPassword = "", confirmPaymentPassword = "" } = values;
  if (isGuessable(paymentPassword)) return { field: "paymentPassword", messageId: "formRules.payment_password_guessable" };
  if (paymentPassword === oldPaymentPassword) return { field: "paymentPassword", messageId: "formRules.password_unchanged" };
  if (confirmPaymentPassword === "") return { field: "confirmPaymentPassword", messageId: formMessages.confirmationMissing };
  return confirmPaymentPassword === paymentPassword
    ? undefined
    : { field: "confirmPaymentPassword", messageId: formMessages.confirmationDiffers };
}
