import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { compileValidator } from "./validator.ts";

const querySchema = Type.Object({
  page: Type.Optional(Type.Integer()),
  on: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal("name")])),
  ids: Type.Optional(Type.Array(Type.Integer())),
});

const validatorOf = (schema: Parameters<typeof compileValidator>[0]["schema"], httpPart: string) =>
  compileValidator({ schema, httpPart, method: "GET", url: "/" });

describe("a query", () => {
  const validate = validatorOf(querySchema, "querystring");

  it("keeps the fields that its schema names, read as what they are", () => {
    expect(validate({ page: "3", on: "false", sort: "2", ids: ["1", "2"] })).toEqual({
      value: { page: 3, on: false, sort: 2, ids: [1, 2] },
    });
    expect(validate({ sort: "name", ids: "7" })).toEqual({ value: { sort: "name", ids: [7] } });
  });

  it("drops every other field, those that all objects inherit too", () => {
    const sent = JSON.parse('{"page":"3","userType":"4","constructor":"x","toString":"y","__proto__":{"on":"true"}}') as object;
    const { value } = validate(sent) as { readonly value: object };
    expect(Object.entries(value)).toEqual([["page", 3]]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it("is refused where a field is not what its schema says", () => {
    expect(validate({ page: "three" })).toHaveProperty("error");
    expect(validate({ ids: ["1", "x"] })).toHaveProperty("error");
  });

  it("leaves what came as it was", () => {
    const sent = { page: "3", other: "x" };
    validate(sent);
    expect(sent).toEqual({ page: "3", other: "x" });
  });

  it("of a schema that takes any text field keeps them", () => {
    const open = Type.Object({ page: Type.Optional(Type.Integer()) }, { additionalProperties: Type.String() });
    expect(validatorOf(open, "querystring")({ page: "3", other: "x" })).toEqual({ value: { page: 3, other: "x" } });
  });
});

describe("a body", () => {
  it("is taken without coercion, and unknown fields are dropped at every depth, also within unions", () => {
    const schema = Type.Object({
      amount: Type.Union([Type.String(), Type.Number()]),
      part: Type.Union([Type.Object({ a: Type.Number() }), Type.Object({ a: Type.Number(), b: Type.Number() })]),
    });
    const validate = validatorOf(schema, "body");
    expect(validate({ amount: "5", balance: 1, part: { a: 1, b: 2, c: 3 } })).toEqual({ value: { amount: "5", part: { a: 1, b: 2 } } });
    expect(validate({ amount: true, part: { a: 1 } })).toHaveProperty("error");
  });

  it("nests at most 32 deep, whatever reads it", () => {
    const schema = Type.Union([Type.Object({ name: Type.String() }), Type.Object({ image: Type.Unknown() })]);
    const validate = validatorOf(schema, "body");
    const nested = (levels: number): unknown => JSON.parse(`${'{"image":'.repeat(levels)}1${"}".repeat(levels)}`);
    expect(validate(nested(32))).toHaveProperty("value");
    for (const levels of [33, 100_000]) expect(validate(nested(levels))).toMatchObject({ error: [{ keyword: "maxDepth" }] });
    expect(validate(JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`))).toHaveProperty("error");
  });
});
