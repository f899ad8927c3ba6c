import type { Play, WinPart } from "../play.ts";
import { type DrawResult, lotsOf } from "../result-shape.ts";
import { numbersContent, thaiPlay } from "./play.ts";
import { neighboursOf } from "./result.ts";

/** The prizes of a ticket by the key of their odds, and how often a number wins each in a result. */
const ticketPrizes: readonly (readonly [string, (ticket: string, result: DrawResult) => number])[] = [
  ["first", (ticket, result) => occurrences(ticket, lotsOf(result, "first"))],
  ["beside_first", (ticket, result) => occurrences(ticket, neighboursOf(lotsOf(result, "first")[0] ?? ""))],
  ["second", (ticket, result) => occurrences(ticket, lotsOf(result, "second"))],
  ["third", (ticket, result) => occurrences(ticket, lotsOf(result, "third"))],
  ["fourth", (ticket, result) => occurrences(ticket, lotsOf(result, "fourth"))],
  ["fifth", (ticket, result) => occurrences(ticket, lotsOf(result, "fifth"))],
  ["three_front", (ticket, result) => occurrences(ticket.slice(0, 3), lotsOf(result, "three_front"))],
  ["three_last", (ticket, result) => occurrences(ticket.slice(-3), lotsOf(result, "three_last"))],
  ["two_last", (ticket, result) => occurrences(ticket.slice(-2), lotsOf(result, "two"))],
];

/**
 * สลากเต็มใบ: a number of six digits wins every prize of the government lottery that it hits, all of them together.
 * Content: different numbers joined by `_`, each a ticket of one unit.
 */
export const ticketPlay: Play = thaiPlay({
  name: "ticket",
  group: "ticket",
  content: numbersContent(6),
  oddsKeys: ticketPrizes.map(([key]) => key),
  payBasis: "per_hit",
  exampleContent: "239647",
  countUnits: ([tickets = []]) => tickets.length,
  judge: ([tickets = []], result) => {
    const wins = ticketPrizes.flatMap(([key, hitsOf]): WinPart[] => {
      const hits = tickets.reduce((sum, ticket) => sum + hitsOf(ticket, result), 0);
      return hits === 0 ? [] : [{ oddsKeys: [key], hits }];
    });
    return { wins, pushedUnits: 0 };
  },
});

function occurrences(number: string, lots: readonly string[]): number {
  return lots.filter((lot) => lot === number).length;
}
