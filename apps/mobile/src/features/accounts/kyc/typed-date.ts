/** What was typed as DD/MM/YYYY: the digits, with a stroke after day and month once they are whole. */
export function typedDate(typed: string, before: string): string {
  // Whoever takes away a stroke means the digit before it.
  const cut = before.startsWith(typed) && before.length - typed.length === 1 && before.endsWith("/") ? typed.slice(0, -1) : typed;
  const digits = cut.replace(/\D/g, "").slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const deleting = cut.length < before.length;
  const written = parts.filter((part) => part !== "").join("/");
  const whole = digits.length === 2 || digits.length === 4;
  return whole && !deleting ? `${written}/` : written;
}
