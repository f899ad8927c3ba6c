import { describe, expect, it } from "vitest";
import { accessLevels, admissionOf, roles, type Admission, type Role } from "./access-table.ts";
import { memberTypeCodes, memberTypeFacts } from "./member-types.ts";

const typeOf = (role: Role) => (role === "visitor" ? undefined : role);
const letters: Readonly<Record<Admission, string>> = {
  admitted: "yes",
  not_logged_in: "log in",
  trial_refused: "trial",
  cashier_refused: "no cash",
  agents_only: "agents",
  operators_only: "operators",
};

describe("table of roles", () => {
  it("6.1 6.2.1 6.3.1 6.4.2 5.7.1 says of every role and every level who is let in, and why another is not", () => {
    const table = accessLevels.map((level) => [level, ...roles.map((role) => letters[admissionOf(level, typeOf(role))])].join(" | "));
    expect([["", ...roles].join(" | "), ...table]).toEqual([
      " | visitor | 0 | 1 | 2 | 4 | 40 | 41 | 42",
      "public | yes | yes | yes | yes | yes | yes | yes | yes",
      "session | log in | yes | yes | yes | yes | yes | yes | yes",
      "member | log in | yes | yes | yes | trial | yes | yes | yes",
      "cashier | log in | yes | yes | yes | trial | no cash | no cash | no cash",
      "agent | log in | agents | yes | yes | trial | agents | yes | yes",
      "operator | log in | operators | operators | operators | operators | operators | operators | operators",
    ]);
  });

  it("has a column for visitors and for every member type, and agrees with what the types are", () => {
    expect(roles).toEqual(["visitor", ...memberTypeCodes]);
    for (const type of memberTypeCodes) {
      const { isAgent, isTrial } = memberTypeFacts(type);
      expect(admissionOf("member", type) === "trial_refused", String(type)).toBe(isTrial);
      expect(admissionOf("agent", type) === "admitted", String(type)).toBe(isAgent);
    }
  });

  it("a number that is no type is a visitor", () => {
    for (const level of accessLevels) expect(admissionOf(level, 3)).toBe(admissionOf(level, undefined));
  });
});
