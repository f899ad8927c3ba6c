import { describe, expect, it } from "vitest";
import { compilePattern, patternFault } from "./pattern-safety.ts";
import { defaultRegistrationSettings } from "./registration-defaults.ts";
import { settingFault } from "./form-rules.ts";

describe("patternFault", () => {
  it.each([
    "^[a-z]{4,16}$",
    "^(?:[0-9]{3}-)?[0-9]{6}$",
    "^(?:[0-9]{3}-){2}[0-9]{4}$",
    "^(?:\\+?[0-9]+)?$",
    "^\\p{L}+$",
    "(ab|cd)e",
    "^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$",
    "^(?=.*[0-9])[a-z0-9]{6,}$",
    "[(+*]+",
    "\\(+",
  ])("takes %s", (pattern) => expect(patternFault(pattern)).toBeUndefined());

  it.each([
    "(a+)+$",
    "(a|a)*$",
    "(a|b)+",
    "([a-z]+)*",
    "(?:x{1,5})+",
    "((ab)*)+",
    "(a*)*b",
    "(a)\\1",
    "(?<n>a)\\k<n>",
    "(?<=a)b",
    ".*.*.*.*x",
    "(a?){30}",
    "([a-z]+){2,10}",
    "[a-z]{1,99}[a-z]{1,99}[a-z]{1,99}[a-z]{1,99}$",
    "((a?)b?)*",
  ])("refuses %s, which could run for ever", (pattern) => expect(patternFault(pattern)).toBe("pattern_unsafe"));

  it("refuses what is no pattern, and what is too long", () => {
    expect(patternFault("[")).toBe("pattern_invalid");
    expect(patternFault("\\y")).toBe("pattern_invalid");
    expect(patternFault("a".repeat(201))).toBe("pattern_too_long");
    expect(() => compilePattern("(a+)+$")).toThrow("pattern_unsafe");
  });

  it("takes all default settings, and names the field of a bad one", () => {
    expect(settingFault(defaultRegistrationSettings)).toBeUndefined();
    const bad = { field: "line", enabled: true, required: false, patterns: [{ pattern: "(a+)+", messageId: "x" }] };
    expect(settingFault([...defaultRegistrationSettings, bad])).toEqual({ field: "line", pattern: "(a+)+", fault: "pattern_unsafe" });
  });
});
