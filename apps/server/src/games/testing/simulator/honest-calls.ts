import type { Draw } from "./draw.ts";
import { currency, gameCode, type Manners, type PlannedOperation, type PlannedRequest } from "./plan.ts";

/** A request and the moment at which it is sent: those of one moment are under way together. */
export interface TimedRequest extends PlannedRequest {
  readonly at: number;
}

/** What a vendor without a fault would send for some rounds of each player. */
export function honestCalls(draw: Draw, manners: Manners, playerCount: number): TimedRequest[] {
  return Array.from({ length: playerCount }, (_, player) => {
    const roundCount = 1 + draw.below(2);
    return Array.from({ length: roundCount }, (_round, round) => roundOf(draw, manners, String(player), round)).flat();
  }).flat();
}

function roundOf(draw: Draw, manners: Manners, playerId: string, round: number): TimedRequest[] {
  const name = `${playerId}${round}`;
  const ofRound = { roundId: `round-${name}`, gameCode, playerId, currency };
  let at = round * 4 + draw.below(3);
  const bets = Array.from({ length: draw.chance(25) ? 2 : 1 }, (_, number): PlannedOperation & { readonly kind: "bet" } => ({
    kind: "bet",
    transactionId: `bet-${name}-${number}`,
    ...ofRound,
    playerToken: playerId,
    amountUnits: amountOf(draw, manners, 60_000),
  }));
  const sent: TimedRequest[] = bets.map((bet) => ({ operations: [bet], because: "a stake", at: at++ }));
  const ended = draw.chance(60);
  const outcome = draw.below(10);
  const bet = draw.oneOf(bets);
  if (outcome < 7) {
    const amountUnits = draw.chance(20) ? 0n : amountOf(draw, manners, 150_000);
    const named = manners.winNamesBet ? { betTransactionId: bet.transactionId } : {};
    const ends = ended && manners.endsBy === "flag" ? { endsRound: true } : {};
    sent.push({
      operations: [{ kind: "win", transactionId: `win-${name}`, ...ofRound, ...named, amountUnits, ...ends }],
      because: "a result",
      at: at++,
    });
  } else if (outcome < 9) {
    sent.push({
      operations: [{ kind: "rollback", transactionId: `undo-${name}`, originalTransactionId: bet.transactionId, ...ofRound }],
      because: "a stake that is cancelled",
      at: at++,
    });
  }
  if (ended && manners.endsBy === "call") sent.push({ operations: [{ kind: "end_round", ...ofRound }], because: "the end of a round", at });
  return manners.batches && draw.chance(40) ? joined(sent, draw) : sent;
}

/** The round's calls in one request, or all but the first. */
function joined(sent: readonly TimedRequest[], draw: Draw): TimedRequest[] {
  const apart = draw.below(2);
  const together = sent.slice(apart);
  const [first] = together;
  // An end of a round travels as a flag of its request: alone with nothing it is a call of its own.
  if (first === undefined || together.length < 2) return [...sent];
  return [
    ...sent.slice(0, apart),
    { at: first.at, because: "several actions", operations: together.flatMap(({ operations }) => operations) },
  ];
}

export function amountOf(draw: Draw, { grainUnits }: Manners, maxUnits: number): bigint {
  return grainUnits * BigInt(1 + draw.below(Math.floor(maxUnits / Number(grainUnits))));
}
