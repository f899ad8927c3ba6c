import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { LongFirst } from "./scripts/long-first.ts";

const full = process.env["LANTERN_TEST_TIER"] === "full";
const slow = ["**/*.full.test.ts"];
const postgres = "./vitest.global-setup.ts";

export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongFirst },
    testTimeout: full ? 900_000 : 30_000,
    hookTimeout: full ? 900_000 : 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Files of one worker share what they have loaded (docs/decisions/045-test-files-share-their-worker.md).
          isolate: false,
          include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs", "bench/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", ...(full ? [] : slow)],
          globalSetup: existsSync(new URL(postgres, import.meta.url)) ? [postgres] : [],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          isolate: false,
          include: ["e2e/**/*.test.ts"],
          exclude: ["**/node_modules/**", "e2e/stories/**", ...(full ? [] : slow)],
          globalSetup: existsSync(new URL("./e2e/start-platform.ts", import.meta.url)) ? ["./e2e/start-platform.ts"] : [],
          testTimeout: 120_000,
          // A journey has the machine's whole weather in it: it is tried once more, and `npm test` names it then.
          retry: 1,
          // What is looked at until it is there gets the time that a busy machine needs.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      {
        // The components by themselves: needs the browser, but no platform.
        extends: true,
        test: {
          name: "stories",
          include: ["e2e/stories/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxConcurrency: 2,
          retry: 1,
        },
      },
    ],
  },
});
