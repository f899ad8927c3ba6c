import { expect, test } from "vitest";
import { quicknet } from "./beacon/beacon-chain.ts";
import { chainStart, commitmentLink, isChain, type Announcement, type LinkedAnnouncement } from "./commitment-chain.ts";

const gameCode = "LANTERN_60";
const commitmentOf = (text: string) => text.padStart(64, "0");

function chainOf(announcements: readonly Announcement[], code = gameCode): LinkedAnnouncement[] {
  let before = chainStart(code);
  return announcements.map((announcement) => ({ ...announcement, link: (before = commitmentLink(code, before, announcement)) }));
}

const announced: Announcement[] = [
  { numero: "20261122-0001", commitment: commitmentOf("1") },
  { numero: "20261122-0002", commitment: commitmentOf("2"), beacon: { ...quicknet, round: 700 } },
  { numero: "20261122-0003", commitment: commitmentOf("3") },
];
const chain = chainOf(announced);

test("what was announced follows from one link to the next, from the beginning and from any link that one has seen", () => {
  expect(isChain(gameCode, chainStart(gameCode), chain)).toBe(true);
  expect(isChain(gameCode, chain[0]?.link ?? "", chain.slice(1))).toBe(true);
  expect(isChain(gameCode, chain[2]?.link ?? "", [])).toBe(true);
});

test("another commitment, another public round, another source, one left out or put in, another order: no chain", () => {
  const [first, second, third] = chain as [LinkedAnnouncement, LinkedAnnouncement, LinkedAnnouncement];
  const beacon = { ...quicknet, round: 700 };
  const { beacon: _named, ...withoutRound } = second;
  const changed: LinkedAnnouncement[][] = [
    [first, { ...second, commitment: commitmentOf("9") }, third],
    [first, { ...second, numero: "20261122-0009" }, third],
    [first, { ...second, beacon: { ...beacon, round: 701 } }, third],
    [first, { ...second, beacon: { ...beacon, publicKey: "ab" } }, third],
    [first, { ...second, beacon: { ...beacon, genesisSeconds: 0 } }, third],
    [first, withoutRound, third],
    [first, third],
    [second, first, third],
    [first, second, second, third],
    [first, { ...second, link: third.link }, third],
  ];
  for (const announcements of changed) expect(isChain(gameCode, chainStart(gameCode), announcements)).toBe(false);
  expect(isChain("ANOTHER", chainStart("ANOTHER"), chain)).toBe(false);
  expect(isChain(gameCode, "no link", chain)).toBe(false);
});

test("whoever offers two commitments for one issue carries two chains from there on: a link seen on one is never met on the other", () => {
  const toOne = chainOf(announced);
  const toAnother = chainOf(announced.map((one, place) => (place === 0 ? { ...one, commitment: commitmentOf("8") } : one)));
  for (const [place, { link }] of toOne.entries()) expect(toAnother[place]?.link).not.toBe(link);
  // The player who saw the first issue of one chain is later shown the other.
  expect(isChain(gameCode, toOne[0]?.link ?? "", toAnother.slice(1))).toBe(false);
});
