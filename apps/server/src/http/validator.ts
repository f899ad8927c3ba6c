import type { FastifySchemaCompiler, FastifySchemaValidationError } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Value } from "typebox/value";

/**
 * Validates requests by the contract's schemas. Bodies are taken as they are: no type is coerced. Query strings and path parameters
 * are text by nature, so numbers and booleans in them are read by their schema. Fields that the schema does not know are dropped.
 * Whatever a schema says, no text may hold U+0000, integers without bounds of their own have 32 bits, since the database knows no other, and
 * a body nests at most 32 deep: what reads it calls itself for each level.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(withIntegerBounds(schema) as TSchema);
  const readInput = readerOf(schema, httpPart);
  return (input: unknown) => {
    if (httpPart === "body" && nestsDeeper(input, nestingMax)) return { error: [nestingError] };
    const value = readInput(input);
    if (!validator.Check(value)) return { error: validator.Errors(value) as FastifySchemaValidationError[] };
    const path = pathOfNul(value);
    return path === undefined ? { value } : { error: [nulError(path)] };
  };
};

const integerMin = -(2 ** 31);
const integerMax = 2 ** 31 - 1;

function withIntegerBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withIntegerBounds);
  if (typeof schema !== "object" || schema === null) return schema;
  const isInteger = "type" in schema && schema.type === "integer";
  const bounded = isInteger ? { minimum: integerMin, maximum: integerMax, ...schema } : schema;
  return Object.fromEntries(Object.entries(bounded).map(([name, part]) => [name, withIntegerBounds(part)]));
}

/** Where a text holds the character U+0000, which no database text can hold; undefined where none does. */
function pathOfNul(value: unknown): string | undefined {
  if (typeof value === "string") return value.includes("\u0000") ? "" : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const name of Object.keys(value)) {
    const path = pathOfNul((value as Readonly<Record<string, unknown>>)[name]);
    if (path !== undefined) return `/${name}${path}`;
  }
  return undefined;
}

const nestingMax = 32;

function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => nestsDeeper(part, levels - 1));
}

const nestingError: FastifySchemaValidationError = {
  keyword: "maxDepth",
  instancePath: "",
  schemaPath: "",
  params: {},
  message: `must not nest deeper than ${nestingMax} levels`,
};

function nulError(instancePath: string): FastifySchemaValidationError {
  return { keyword: "pattern", instancePath, schemaPath: "", params: {}, message: "must not hold the character U+0000" };
}

/** The field that a validation error is about, as a path such as `contents.0.gameId`; empty for the whole. */
export function invalidFieldOf(error: FastifySchemaValidationError | undefined): string {
  if (error === undefined) return "";
  const missing = (error.params as { readonly requiredProperties?: readonly string[] } | undefined)?.requiredProperties?.[0];
  const path = error.instancePath.split("/").filter((step) => step !== "");
  return [...path, ...(missing === undefined ? [] : [missing])].join(".");
}

/** What of JSON Schema decides how a text is read. */
interface ReadableSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly ReadableSchema[];
  readonly items?: ReadableSchema;
  readonly properties?: Readonly<Record<string, ReadableSchema>>;
  readonly additionalProperties?: unknown;
  readonly patternProperties?: unknown;
}

/** Cleaning sorts the unions of the whole schema each time, a fifth of a list's processor time: queries and paths mostly do without. */
function readerOf(schema: TSchema, httpPart: string | undefined): (input: unknown) => unknown {
  if (httpPart === "body") return (input) => Value.Clean(schema, input);
  return isClosed(schema) ? closedReaderOf(schema) : (input) => Value.Clean(schema, readFields(schema, input));
}

/** Whether the fields that the schema names are all it takes. In a query or a path nothing lies below them but texts. */
function isClosed({ type, properties, additionalProperties, patternProperties }: ReadableSchema): boolean {
  return type === "object" && properties !== undefined && additionalProperties === undefined && patternProperties === undefined;
}

/** Reads the fields that the schema names and drops all others. */
function closedReaderOf({ properties = {} }: ReadableSchema): (input: unknown) => unknown {
  const schemas = new Map(Object.entries(properties));
  return (input) => {
    if (typeof input !== "object" || input === null) return input;
    const fields: Record<string, unknown> = {};
    for (const name of Object.keys(input)) {
      const schema = schemas.get(name);
      if (schema !== undefined) fields[name] = readText(schema, (input as Readonly<Record<string, unknown>>)[name]);
    }
    return fields;
  };
}

const decimalPattern = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/;

function readFields(schema: ReadableSchema, input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  const properties = schema.properties ?? {};
  return Object.fromEntries(Object.entries(input).map(([name, text]) => [name, readText(properties[name] ?? {}, text)]));
}

/** Reads a text as what its schema says; a text that is not that stays text, for the validator to refuse. */
function readText(schema: ReadableSchema, text: unknown): unknown {
  if (schema.type === "array") return (Array.isArray(text) ? text : [text]).map((one) => readText(schema.items ?? {}, one));
  if (typeof text !== "string") return text;
  if (schema.type === "integer" || schema.type === "number") return decimalPattern.test(text) ? Number(text) : text;
  if (schema.type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  for (const alternative of schema.anyOf ?? []) {
    const value = readText(alternative, text);
    if (value !== text && (alternative.const === undefined || alternative.const === value)) return value;
  }
  return text;
}
