import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * Fields as bytes, each behind its length in 4 bytes (big-endian), so that no two lists of fields read the same:
 * ["ab", "c"] differs from ["a", "bc"]. Texts are UTF-8.
 */
export function lengthPrefixed(fields: readonly (string | Uint8Array)[]): Uint8Array {
  return concatBytes(
    ...fields.flatMap((field) => {
      const bytes = typeof field === "string" ? utf8ToBytes(field) : field;
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}
