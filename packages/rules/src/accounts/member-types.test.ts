import { describe, expect, it } from "vitest";
import { getsContractPrompts, isAgent, isMemberType, mayChat, memberTypeCodes, memberTypeFacts, testTypeOf } from "./member-types.ts";

const codesWhere = (fact: (type: number) => boolean) => memberTypeCodes.filter(fact);

describe("member types", () => {
  it("3.1.2 types 0, 4 and 40 do not count as agent", () => {
    expect(codesWhere((type) => !isAgent(type))).toEqual([0, 4, 40]);
  });

  it("6.3.1 an agent is any type but 0, 4 and 40", () => {
    expect(codesWhere(isAgent)).toEqual([1, 2, 41, 42]);
  });

  it("3.1.3 types 4, 40, 41 and 42 are excluded from the contract check", () => {
    expect(codesWhere((type) => memberTypeFacts(type).skipsContractCheck)).toEqual([4, 40, 41, 42]);
    expect(codesWhere(getsContractPrompts)).toEqual([1, 2]);
  });

  it("6.5.1 chat is closed to type 4 and to the label nochat", () => {
    expect(codesWhere((type) => !mayChat(type, []))).toEqual([4]);
    expect(mayChat(0, ["vip", "nochat"])).toBe(false);
    expect(mayChat(0, ["vip"])).toBe(true);
  });

  it("test accounts stand for a real type each", () => {
    for (const type of [0, 1, 2] as const) {
      const test = memberTypeFacts(testTypeOf(type));
      expect(test.isHouseTest).toBe(true);
      expect(test.isAgent).toBe(memberTypeFacts(type).isAgent);
    }
  });

  it("throws on numbers that are no type", () => {
    expect(() => memberTypeFacts(3)).toThrow("3 is no member type");
    expect(isMemberType("0")).toBe(false);
    expect(isMemberType(41)).toBe(true);
  });
});
