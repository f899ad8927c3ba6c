const integerDigitsMax = 40;
const integerText = new RegExp(`^-?(?:0|[1-9][0-9]{0,${integerDigitsMax - 1}})$`);

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/**
 * Reads JSON without losing a digit: numbers that are written as plain integers of at most 40 digits become `bigint`, all
 * others stay numbers (a point, an exponent), and are no amounts. Undefined where the bytes are no UTF-8 or no JSON.
 */
export function parseExactJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const exact: Reviver = (_key, value, { source }) =>
      typeof value === "number" && source !== undefined && integerText.test(source) ? BigInt(source) : value;
    // The third argument, the number as it was written, is younger than the library's types.
    return JSON.parse(text, exact as (key: string, value: unknown) => unknown);
  } catch {
    return undefined;
  }
}

/** `JSON.rawJSON` is younger than the library's types. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

/** Writes JSON with every `bigint` as a plain integer, to the last digit. */
export function printExactJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? rawJSON(part.toString()) : part));
}
