import { declareCall, planCall } from "@lantern/contract/call.ts";
import { Type } from "typebox";
import { expect, it } from "vitest";
import { answer } from "./answer.ts";
import { routeTable } from "./route-table.ts";

const identity = { capability: "site", method: "GET", access: "public", summary: "For tests." } as const;
const first = declareCall({ ...identity, name: "first", path: "/wps/first", value: Type.Null(), refusals: [] });
const second = declareCall({ ...identity, name: "second", path: "/wps/second", value: Type.Null(), refusals: [] });
const later = planCall({ ...identity, name: "later", path: "/wps/later" });
const nothing = async () => null;

it("gives a built call its answer and a planned one none", () => {
  const routes = routeTable([first, later], [answer(first, nothing)]);
  expect(routes.map((route) => [route.path, route.answer !== undefined])).toEqual([
    ["/wps/first", true],
    ["/wps/later", false],
  ]);
});

it("gives a call each of its aliases, and takes parameters in braces", () => {
  const aliased = declareCall({
    ...identity,
    name: "aliased",
    path: "/wps/{kind}/one",
    aliases: [{ method: "POST", path: "/wps/other" }],
    value: Type.Null(),
    refusals: [],
  });
  const routes = routeTable([aliased], [answer(aliased, nothing)]);
  expect(routes.map(({ method, path, canonical }) => ({ method, path, canonical }))).toEqual([
    { method: "GET", path: "/wps/:kind/one", canonical: true },
    { method: "POST", path: "/wps/other", canonical: false },
  ]);
});

it("names every built call without an answer and every answer without a call", () => {
  expect(() => routeTable([first], [answer(second, nothing)])).toThrow(
    /"first" has no answer[^]*"second" is answered but is no built call/,
  );
});

it("names a call that is answered twice", () => {
  expect(() => routeTable([first], [answer(first, nothing), answer(first, nothing)])).toThrow('"first" is answered twice');
});

it("names the calls that claim one method and path, whatever their parameters are called", () => {
  const one = declareCall({ ...identity, name: "one", path: "/wps/games/:id", value: Type.Null(), refusals: [] });
  const other = declareCall({ ...identity, name: "other", path: "/wps/games/{code}", value: Type.Null(), refusals: [] });
  expect(() => routeTable([one, other], [answer(one, nothing), answer(other, nothing)])).toThrow('claimed by "one" and "other"');
});
