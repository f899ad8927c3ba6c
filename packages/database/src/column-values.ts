/** How PostgreSQL's text format becomes JavaScript values: one table for both adapters. */
export type ColumnDecoder = (text: string) => unknown;

const decodeText: ColumnDecoder = (text) => text;
const decodeNumber: ColumnDecoder = Number;
const decodeBigInt: ColumnDecoder = BigInt;
const decodeBoolean: ColumnDecoder = (text) => text === "t";
const decodeJson: ColumnDecoder = (text) => JSON.parse(text) as unknown;

/** Sums of 64-bit integers are numerics, so whole ones come back as `bigint`; the rest stays text, never a float. */
const decodeNumeric: ColumnDecoder = (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text);

/** Sessions run in UTC, so the text ends in `+00`; digits beyond the millisecond are cut off. */
const decodeTimestampWithZone: ColumnDecoder = (text) => {
  if (text === "infinity") return new Date(8.64e15);
  if (text === "-infinity") return new Date(-8.64e15);
  return new Date(`${text.replace(" ", "T").replace(/\+00$/, "")}Z`);
};

const decodeBytes: ColumnDecoder = (text) => Uint8Array.from(Buffer.from(text.slice(2), "hex"));

const elementDecoders: Readonly<Record<number, ColumnDecoder>> = {
  16: decodeBoolean,
  17: decodeBytes,
  20: decodeBigInt,
  21: decodeNumber,
  23: decodeNumber,
  26: decodeNumber,
  114: decodeJson,
  700: decodeNumber,
  701: decodeNumber,
  1184: decodeTimestampWithZone,
  1700: decodeNumeric,
  3802: decodeJson,
};

/** Object ids of the array types that we store or select, with their elements' ids. */
const arrayElements: Readonly<Record<number, number>> = {
  1000: 16,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
};

/** Reads one flat array literal, such as `{1,NULL,"a \"b\""}`. */
function decodeArray(text: string, decodeElement: ColumnDecoder): unknown[] {
  const elements: unknown[] = [];
  let position = 1;
  while (position < text.length - 1) {
    if (text[position] === '"') {
      let element = "";
      for (position += 1; text[position] !== '"'; position += 1) {
        if (text[position] === "\\") position += 1;
        element += text[position] ?? "";
      }
      elements.push(decodeElement(element));
      position += 2;
    } else {
      const comma = text.indexOf(",", position);
      const end = comma === -1 ? text.length - 1 : comma;
      const element = text.slice(position, end);
      elements.push(element === "NULL" ? null : decodeElement(element));
      position = end + 1;
    }
  }
  return elements;
}

/** The decoder of a column by its type's object id; text stays text. */
export function columnDecoder(typeId: number): ColumnDecoder {
  const elementId = arrayElements[typeId];
  if (elementId === undefined) return elementDecoders[typeId] ?? decodeText;
  const decodeElement = elementDecoders[elementId] ?? decodeText;
  return (text) => decodeArray(text, decodeElement);
}

function encodeElement(element: unknown): string {
  const text = encodeParameter(element);
  if (text === null) return "NULL";
  return `"${/["\\]/.test(text) ? text.replaceAll("\\", "\\\\").replaceAll('"', '\\"') : text}"`;
}

/** The text that goes to the database for a parameter: the same for both adapters. Arrays become SQL arrays, plain objects JSON. */
export function encodeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case "string":
      return value;
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`A statement's parameter must be finite, not ${value}`);
      return String(value);
    case "bigint":
    case "boolean":
      return String(value);
    case "object":
      if (value instanceof Date) return value.toISOString();
      if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
      if (Array.isArray(value)) return `{${value.map(encodeElement).join(",")}}`;
      return JSON.stringify(value);
    default:
      throw new TypeError(`A statement's parameter cannot be a ${typeof value}`);
  }
}
