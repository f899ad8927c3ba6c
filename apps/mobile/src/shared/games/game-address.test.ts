import { describe, expect, test } from "vitest";
import { gameAddressOf } from "./game-address.ts";

const parts = { ownOrigin: "https://lantern.example:8443", vendorOrigins: ["https://studio.example"] };
const own = { kind: "own", href: "/m/lotto-h5/en/trad/games/1?token=a" };

describe("the address of a launched game", () => {
  test.each([
    "/m/lotto-h5/en/trad/games/1?token=a",
    "m/lotto-h5/en/trad/games/1?token=a",
    "https://lantern.example:8443/m/lotto-h5/en/trad/games/1?token=a",
    "//lantern.example:8443/m/lotto-h5/en/trad/games/1?token=a",
    "lantern.example:8443/m/lotto-h5/en/trad/games/1?token=a",
  ])("%s is our own page", (gameUrl) => {
    expect(gameAddressOf(gameUrl, parts)).toEqual(own);
  });

  test.each(["https://studio.example/play?id=2", "//studio.example/play?id=2", "studio.example/play?id=2"])(
    "%s is a listed vendor's",
    (gameUrl) => {
      expect(gameAddressOf(gameUrl, parts)).toEqual({ kind: "vendor", url: "https://studio.example/play?id=2" });
    },
  );

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://lantern.example:8443@evil.example/",
    "https://user@studio.example/",
    "/\\evil.example/",
    "http://studio.example/",
    "",
  ])("%s is not followed", (gameUrl) => {
    expect(gameAddressOf(gameUrl, parts)).toBeUndefined();
  });
});
