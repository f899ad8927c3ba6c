import { expect, it } from "vitest";
import { chatAllowed } from "./chat-rule.ts";

const member = { flagOn: true, memberType: 0, labels: ["gold"] };

it("2.45.2 6.5.1 chat asks for CBS3, no member type 4 and no label nochat", () => {
  expect(chatAllowed(member)).toBe(true);
  expect(chatAllowed({ ...member, memberType: undefined })).toBe(true);
  expect(chatAllowed({ ...member, flagOn: false })).toBe(false);
  expect(chatAllowed({ ...member, memberType: 4 })).toBe(false);
  expect(chatAllowed({ ...member, labels: ["gold", "nochat"] })).toBe(false);
});
