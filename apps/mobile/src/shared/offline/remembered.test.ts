import { describe, expect, it } from "vitest";
import { forgetRemembered } from "./remembered.ts";

describe("what is kept for the time without a connection", () => {
  it("4.1.2 is forgotten with the session, and nothing else is", () => {
    const kept = new Map([
      ["lastKnown:wallet:demo01", "{}"],
      ["lastKnown:list-bets:demo01:all:quarter", "{}"],
      ["language", "EN"],
    ]);
    const storage = Object.assign(Object.create({ removeItem: (key: string) => delete storage[key] }) as Storage, Object.fromEntries(kept));
    forgetRemembered(() => storage);
    expect(Object.keys(storage)).toEqual(["language"]);
  });

  it("asks nothing of a storage that is forbidden", () => {
    expect(() =>
      forgetRemembered(() => {
        throw new Error("forbidden");
      }),
    ).not.toThrow();
  });
});
