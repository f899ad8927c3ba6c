import { expect, test } from "vitest";
import type { KeyStore } from "../../../../shared/session/local-keys.ts";
import { makeSeenIssues } from "./seen-issues.ts";

function memory(): KeyStore & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

test("what was seen first counts, is added to, and outlives the visit", () => {
  const store = memory();
  makeSeenIssues(store).remember({ gameId: 1, numero: "0001", commitment: "aa", link: "bb" });
  const later = makeSeenIssues(store);
  later.remember({ gameId: 1, numero: "0001", commitment: "cc", link: "dd" });
  later.remember({ gameId: 1, numero: "0001", betRoot: "ee" });
  later.remember({ gameId: 1, numero: "0002", commitment: "", betRoot: "ff" });
  expect(later.issue(1, "0001")).toEqual({ gameId: 1, numero: "0001", commitment: "aa", link: "bb", betRoot: "ee" });
  expect(later.issue(1, "0002")).toEqual({ gameId: 1, numero: "0002", betRoot: "ff" });
  expect(later.issue(2, "0001")).toBeUndefined();
});

test("the nearest seen issue is the one before, or else the one after; one without a link is none", () => {
  const seen = makeSeenIssues(memory());
  for (const numero of ["0002", "0005", "0009"]) seen.remember({ gameId: 1, numero, link: numero });
  seen.remember({ gameId: 1, numero: "0006", betRoot: "aa" });
  seen.remember({ gameId: 2, numero: "0007", link: "aa" });
  expect(seen.nearest(1, "0007")?.numero).toBe("0005");
  expect(seen.nearest(1, "0005")?.numero).toBe("0002");
  expect(seen.nearest(1, "0001")?.numero).toBe("0002");
  expect(seen.nearest(3, "0001")).toBeUndefined();
});

test("a hundred issues are kept, the newest; damaged and forbidden storage keeps none", () => {
  const store = memory();
  const seen = makeSeenIssues(store);
  for (let place = 0; place < 120; place += 1) seen.remember({ gameId: 1, numero: String(1000 + place), link: "aa" });
  expect(seen.issue(1, "1019")).toBeUndefined();
  expect(seen.issue(1, "1020")).toBeDefined();
  for (const damaged of ["{", "{}", "null"]) {
    store.values.set("seenIssues", damaged);
    expect(seen.issue(1, "1119")).toBeUndefined();
  }
});
