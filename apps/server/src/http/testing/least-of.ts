import type { BuiltCall } from "@lantern/contract/call.ts";

/** What of JSON Schema says how a value looks. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const texts = ["x1234567", "123456", "1", "x", "2026-03-01", "24h", "x".repeat(43), "x".repeat(64)];

/** The least that a schema takes: what it requires and nothing else. */
export function leastOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return leastOf(schema.anyOf[0]);
  if (schema.type === "array") {
    if (schema.items === undefined) return [];
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => leastOf(schema.items ?? {}));
  }
  if (schema.type === "object")
    return Object.fromEntries((schema.required ?? []).map((name) => [name, leastOf(schema.properties?.[name] ?? {})]));
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "boolean") return true;
  return textOf(schema);
}

/** A call's path with what is given in its places, and else the least that they take. */
export function leastPath(call: BuiltCall, given: Readonly<Record<string, string>> = {}): string {
  const least = (call.params === undefined ? {} : leastOf(call.params)) as Readonly<Record<string, unknown>>;
  const valueOf = (name: string) => given[name] ?? least[name];
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(valueOf(name) ?? "x")));
}

/** A value as it stands in an address. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const ofFormats: Readonly<Record<string, string>> = { uuid: "0197a000-0000-7000-8000-000000000001" };

function textOf({ pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): string {
  if (format !== undefined) return ofFormats[format] ?? "";
  const shape = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const found = texts.find((text) => text.length >= minLength && text.length <= maxLength && shape?.test(text) !== false);
  return found ?? "x".repeat(minLength);
}
