import { expect, it } from "vitest";
import { bodyCharactersMax, isListing, maskAnswer, maskBody, maskTarget } from "./mask-call.ts";

it("tokens and names are masked, also in a body that was cut or broken; ids and amounts stay", () => {
  const body =
    '{"call":"bet","playerToken":"abcdefghijklmnop","playerId":"p-1","amountUnits":"30000","user_name":"Somchai","session_id":"s3cr3t-0123"';
  const masked = maskBody(body);
  expect(masked).toBe('{"call":"bet","playerToken":"abcd…","playerId":"p-1","amountUnits":"30000","user_name":"S…","session_id":"s3…"');
});

it("a body is cut to what is kept, and a token at the edge does not show", () => {
  const long = maskBody(`{"fill":"${"x".repeat(bodyCharactersMax)}","token":"abcdefghijkl"}`);
  expect(long).toHaveLength(bodyCharactersMax + 1);
  expect(long).not.toContain("abcdefghijkl");
  const edge = maskBody(`{"fill":"${"x".repeat(bodyCharactersMax * 2 - 30)}","token":"abcdefghijklmnopqrstuvwxyz"}`);
  expect(edge).not.toContain("abcdef");
});

it("an address that opens a game keeps its path alone readable", () => {
  expect(maskBody('{"launchUrl":"https://play.example/g/tide?code=abc123&lang=en"}')).toBe(
    '{"launchUrl":"https://play.example/g/tide?code=…&lang=en"}',
  );
  expect(maskTarget("/vendor/X/balance?token=abc&x=1")).toBe("/vendor/X/balance?token=…&x=1");
});

it("names of games and brands stay in what a vendor publishes, and a token does not", () => {
  const list = '{"brands":[{"displayName":"Night Bazaar"}],"games":[{"name":"Tide"}],"token":"abcdefgh"}';
  expect(maskAnswer("/catalogue", list)).toBe('{"brands":[{"displayName":"Night Bazaar"}],"games":[{"name":"Tide"}],"token":"ab…"}');
  expect(maskAnswer("/launch", list)).toContain('"displayName":"Nig…"');
  expect(["/vendor-api/catalogue", "/games", "/operator/generic/v2/game/list", "/vendor-api/launch", "/sessions"].map(isListing)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
