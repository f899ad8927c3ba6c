import { pageHost, type ToldWin } from "@lantern/contract/stream.ts";
import { recentWinsMax } from "@lantern/rules/games/constants.ts";
import { expect, it } from "vitest";
import { withToldWins } from "./told-wins.ts";

const wonAt = "2026-03-02T05:00:00.000Z";
const shown = (id: string, amount = "5.00") => ({
  id,
  userName: "su***7",
  gameName: "Carp",
  iconUrl: "/c.webp",
  amount,
  currency: "THB",
  wonAt,
});
const told = (id: string, changes: Partial<ToldWin> = {}): ToldWin => {
  const gameNames = { en: "Tiger Sanctum", my: "ကျားဂူ" };
  return {
    id,
    userName: "mo***t",
    gameNames,
    iconUrl: `http://${pageHost}:8081/t.webp`,
    amount: "9.00",
    currency: "THB",
    wonAt,
    ...changes,
  };
};
const terms = { languages: ["my", "en"], hostName: "jade.localhost", mayGrow: false };
const ids = (wins: readonly { readonly id: string }[]) => wins.map(({ id }) => id).join("");

it("what was told comes first, in the page's language and from its own host name", () => {
  const [first, ...others] = withToldWins([shown("a"), shown("b")], [told("c")], terms);
  expect(first).toEqual({
    id: "c",
    userName: "mo***t",
    gameName: "ကျားဂူ",
    iconUrl: "http://jade.localhost:8081/t.webp",
    amount: "9.00",
    currency: "THB",
    wonAt,
  });
  expect(others).toEqual([shown("a")]);
  const named = (gameNames: Record<string, string>) => withToldWins([shown("a")], [told("c", { gameNames })], terms)[0]?.gameName;
  expect([named({ my: "", en: "Reef" }), named({ th: "x" })]).toEqual(["Reef", ""]);
});

it("a round that is told again is shown once, with what it has won by now", () => {
  const wins = withToldWins([shown("a"), shown("b", "5.00")], [told("b", { amount: "40.00" })], terms);
  expect(wins.map(({ id, amount }) => [id, amount])).toEqual([
    ["b", "40.00"],
    ["a", "5.00"],
  ]);
});

it("the list keeps its length, and grows to twelve only where its end is out of sight", () => {
  const known = ["a", "b"].map((id) => shown(id));
  const news = ["c", "d", "e"].map((id) => told(id));
  expect(ids(withToldWins(known, news, terms))).toBe("cd");
  expect(withToldWins([], news, terms)).toEqual([]);
  expect(ids(withToldWins(known, news, { ...terms, mayGrow: true }))).toBe("cdeab");
  const many = Array.from({ length: recentWinsMax }, (_, place) => shown(`w${place}`));
  expect(withToldWins(many, news, { ...terms, mayGrow: true })).toHaveLength(recentWinsMax);
});
