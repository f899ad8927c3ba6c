import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { headIconNames } from "@lantern/rules/accounts/head-icons.ts";
import { usualAvatar } from "./avatar.tsx";

it("a name has always the same picture, and different names use many", () => {
  expect(usualAvatar("demo01")).toBe(usualAvatar("demo01"));
  const seen = new Set(Array.from({ length: 200 }, (_, index) => usualAvatar(`member${index}`)));
  expect(seen.size).toBe(headIconNames.length);
});

it("every picture that is offered is there", () => {
  const missing = headIconNames.filter(
    (name) => !existsSync(fileURLToPath(new URL(`../../../public/art/avatars/${name}.webp`, import.meta.url))),
  );
  expect(missing).toEqual([]);
});
