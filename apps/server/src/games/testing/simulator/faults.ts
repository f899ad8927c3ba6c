import type { Draw } from "./draw.ts";
import { amountOf, type TimedRequest } from "./honest-calls.ts";
import { otherCurrency, type Manners, type PlannedOperation } from "./plan.ts";

/** What a fault makes of an honest request: what is sent in its place. */
type Fault = (sent: TimedRequest, draw: Draw, manners: Manners, playerCount: number) => readonly TimedRequest[];

type Money = Extract<PlannedOperation, { readonly transactionId: string }>;

const shifted = (sent: TimedRequest, by: number, because: string): TimedRequest => ({ ...sent, at: Math.max(0, sent.at + by), because });

/** The money of a request; an end of a round has none. */
const moneyOf = ({ operations }: TimedRequest): Money[] => operations.filter((one): one is Money => one.kind !== "end_round");

const roundOf = ({ roundId, gameCode, playerId, currency }: Money) => ({
  roundId,
  gameCode,
  playerId,
  ...(currency === undefined ? {} : { currency }),
});

function alone(sent: TimedRequest, by: number, because: string, operation: PlannedOperation): TimedRequest {
  return { at: Math.max(0, sent.at + by), because, operations: [operation] };
}

function undoing(original: Money, name: string): PlannedOperation {
  return {
    kind: "rollback",
    transactionId: `${name}-${original.transactionId}`,
    originalTransactionId: original.transactionId,
    ...roundOf(original),
  };
}

/** One operation of a request, changed; the others as they were. */
function withOne(sent: TimedRequest, draw: Draw, change: (money: Money) => PlannedOperation): readonly PlannedOperation[] {
  const money = moneyOf(sent);
  if (money.length === 0) return sent.operations;
  const chosen = draw.oneOf(money);
  return sent.operations.map((operation) => (operation === chosen ? change(chosen) : operation));
}

/** All that names the request's owner must change together: a request is one player's. */
function ofAnother(sent: TimedRequest, to: string, token: boolean): readonly PlannedOperation[] {
  return sent.operations.map((one) => ({ ...one, playerId: to, ...(one.kind === "bet" && token ? { playerToken: to } : {}) }));
}

const faults: Readonly<Record<string, Fault>> = {
  repeatedAtOnce: (sent, draw) => [sent, ...Array.from({ length: 1 + draw.below(2) }, () => shifted(sent, 0, "the same at once"))],
  repeatedLater: (sent, draw) => [sent, shifted(sent, 1 + draw.below(6), "the answer was lost: the same again")],
  repeatedInNewRequest: (sent, draw, manners) => {
    const [first] = moneyOf(sent);
    if (!manners.batches || first === undefined) return [sent];
    const win: PlannedOperation = {
      kind: "win",
      transactionId: `more-${first.transactionId}`,
      ...roundOf(first),
      amountUnits: amountOf(draw, manners, 40_000),
    };
    return [
      sent,
      {
        at: sent.at + 1 + draw.below(4),
        because: "the same again inside a new request",
        operations: draw.chance(50) ? [...sent.operations.filter((one) => one.kind !== "end_round"), win] : [win, first],
      },
    ];
  },
  otherBody: (sent, draw, manners) => [
    sent,
    {
      ...shifted(sent, draw.below(7) - 2, "the same id with another amount"),
      operations: withOne(sent, draw, (money) =>
        money.kind === "rollback"
          ? { ...money, originalTransactionId: `${money.originalTransactionId}-not` }
          : { ...money, amountUnits: money.amountUnits + manners.grainUnits },
      ),
    },
  ],
  otherKind: (sent, draw) => {
    const [money] = moneyOf(sent);
    if (money === undefined) return [sent];
    const again = { ...undoing(money, "x"), transactionId: money.transactionId } as PlannedOperation;
    return [sent, alone(sent, draw.below(5) - 1, "the id of another kind of call", again)];
  },
  lost: (sent, draw) => [
    ...(draw.chance(50) ? [] : [shifted(sent, 6, "lost, and sent again at last")]),
    ...moneyOf(sent)
      .slice(0, draw.below(2))
      .map((money) => alone(sent, 2 + draw.below(3), "lost, so taken back", undoing(money, "lost"))),
  ],
  late: (sent, draw) => [shifted(sent, 2 + draw.below(5), "late")],
  early: (sent, draw) => [shifted(sent, -1 - draw.below(4), "before its time")],
  undoneBefore: (sent, draw) =>
    moneyOf(sent)
      .flatMap((money, index) =>
        index === 0 ? [alone(sent, -1 - draw.below(3), "taken back before it comes", undoing(money, "early"))] : [],
      )
      .concat(sent),
  undoneAfter: (sent, draw) => [
    sent,
    ...moneyOf(sent)
      .slice(0, 1)
      .flatMap((money) => [
        alone(sent, draw.below(6), "taken back", undoing(money, "late")),
        ...(draw.chance(40) ? [alone(sent, 1 + draw.below(6), "taken back once more", undoing(money, "again"))] : []),
      ]),
  ],
  undoneTogether: (sent, draw, { batches }) => {
    const money = moneyOf(sent);
    if (!batches || money.length === 0) return [sent];
    return [
      sent,
      {
        at: Math.max(0, sent.at + draw.below(5) - 2),
        because: "all taken back in one request",
        operations: money.map((one) => undoing(one, "all")),
      },
    ];
  },
  settledTwice: (sent, draw, manners) => [
    sent,
    ...moneyOf(sent)
      .filter((money) => money.kind === "win")
      .map((win) =>
        alone(sent, draw.below(5), "a second result", {
          ...win,
          transactionId: `second-${win.transactionId}`,
          amountUnits: amountOf(draw, manners, 90_000),
        }),
      ),
  ],
  wonAfterUndone: (sent, draw, manners) => [
    sent,
    ...moneyOf(sent)
      .filter((money) => money.kind === "bet")
      .slice(0, 1)
      .flatMap((bet) => [
        alone(sent, 1, "taken back", undoing(bet, "contra")),
        alone(sent, 1 + draw.below(2), "a result of what was taken back", {
          kind: "win",
          transactionId: `contra-win-${bet.transactionId}`,
          ...roundOf(bet),
          ...(manners.winNamesBet ? { betTransactionId: bet.transactionId } : {}),
          amountUnits: amountOf(draw, manners, 90_000),
        }),
      ]),
  ],
  anothersName: (sent, draw, _manners, playerCount) => {
    const [first] = sent.operations;
    const to = String((Number(first?.playerId) + 1) % playerCount);
    return [sent, { ...shifted(sent, draw.below(5) - 2, "in another player's name"), operations: ofAnother(sent, to, draw.chance(50)) }];
  },
  anothersToken: (sent, draw, _manners, playerCount) => {
    const operations = sent.operations.map((one) =>
      one.kind === "bet"
        ? { ...one, transactionId: `token-${one.transactionId}`, playerToken: String((Number(one.playerId) + 1) % playerCount) }
        : one,
    );
    return [sent, { ...shifted(sent, draw.below(3), "with another player's token"), operations }];
  },
  anothersRound: (sent, draw, manners, playerCount) => {
    const [money] = moneyOf(sent);
    if (money === undefined || money.kind === "rollback") return [sent];
    const to = String((Number(money.playerId) + 1) % playerCount);
    const stranger = {
      ...money,
      transactionId: `stranger-${money.transactionId}`,
      playerId: to,
      ...(money.kind === "bet" ? { playerToken: to } : {}),
      amountUnits: amountOf(draw, manners, 20_000),
    };
    return [sent, alone(sent, draw.below(5) - 1, "in another player's round", stranger)];
  },
  otherCurrency: (sent, draw) => [
    {
      ...shifted(sent, draw.below(2), "in another currency"),
      operations: sent.operations.map((one) => ({ ...one, currency: otherCurrency })),
    },
    shifted(sent, draw.below(2), sent.because),
  ],
  malformed: (sent, draw, { malformedAmounts }) => {
    const bet = moneyOf(sent).find((money) => money.kind === "bet");
    if (bet === undefined) return [sent];
    return [
      { ...alone(sent, 0, "an amount that is none", bet), malformedAmount: draw.oneOf(malformedAmounts) },
      shifted(sent, 1, sent.because),
    ];
  },
  beyondBalance: (sent, draw) => [
    {
      ...sent,
      because: "more than there is",
      operations: withOne(sent, draw, (money) => (money.kind === "bet" ? { ...money, amountUnits: money.amountUnits * 30n } : money)),
    },
  ],
};

const names = Object.keys(faults);

/** What a vendor with faults sends in place of the honest requests. */
export function withFaults(honest: readonly TimedRequest[], draw: Draw, manners: Manners, playerCount: number): TimedRequest[] {
  return honest.flatMap((sent) => {
    if (draw.chance(45)) return [sent];
    const fault = faults[draw.oneOf(names)];
    return fault === undefined ? [sent] : fault(sent, draw, manners, playerCount);
  });
}
