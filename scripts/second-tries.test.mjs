import { expect, test } from "vitest";
import { secondTries } from "./second-tries.mjs";

const result = (title, status, failureMessages, ancestorTitles = []) => ({ title, status, failureMessages, ancestorTitles });

test("names what passed at the second try, and neither what passed at once nor what failed at both", () => {
  const results = {
    testResults: [
      {
        name: "/house/e2e/play.test.ts",
        assertionResults: [
          result("opens at once", "passed", []),
          result("opens late", "passed", ["AssertionError: expected 1 to be 2"]),
          result("never opens", "failed", ["AssertionError: expected 1 to be 2", "AssertionError: expected 1 to be 2"]),
          result("is left out", "skipped", []),
        ],
      },
      { name: "/house/e2e/inbox.test.ts", assertionResults: [result("grows", "passed", ["Error: Timeout"], ["inbox in EN"])] },
      { name: "/house/e2e/broken.test.ts", assertionResults: [] },
    ],
  };
  expect(secondTries(results, "/house/")).toEqual(["e2e/play.test.ts > opens late", "e2e/inbox.test.ts > inbox in EN > grows"]);
});
