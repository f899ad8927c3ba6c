import { readMessages } from "@lantern/phrases/catalogue.ts";
import { availableLanguages } from "@lantern/phrases/languages.ts";
import { expect, test } from "vitest";
import { gameRefusals } from "../server/game-refusal.ts";
import { GameRefusal } from "./game-api.ts";
import { endsSession, mayHaveReached, refusalCode, refusalText } from "./refusal-text.ts";

const codes = [...Object.keys(gameRefusals), "offline", "unknown"];

test("whatever the server refuses has a text in every language", () => {
  for (const { code: language } of availableLanguages) {
    const messages = readMessages(language, { group: "studio" });
    for (const code of codes) expect(messages[refusalText(code)], `${language} ${code}`).toBeTruthy();
  }
});

test("a spin is sent again with its key only while its outcome is not known", () => {
  expect(codes.filter(mayHaveReached).toSorted()).toEqual(["offline", "platform_unavailable", "round_in_progress", "unknown"]);
});

test("only what no retry can mend sends the player back to the lobby", () => {
  expect(codes.filter(endsSession).toSorted()).toEqual(["player_blocked", "session_expired", "unknown_game"]);
});

test("a fault of our own is told apart from a refusal", () => {
  expect(refusalCode(new GameRefusal("limit_reached"))).toBe("limit_reached");
  expect(refusalCode(new TypeError("x"))).toBe("unknown");
});
