import { closedCountdown } from "@lantern/rules/lottery/countdown.ts";
import { describe, expect, test, vi } from "vitest";
import { atMoment } from "../../at-moment.ts";
import { onSaleText, remainingText } from "../../countdown-format.ts";
import { shortNumero } from "../../numero-text.ts";
import { endsAtMs, type TimedAnswer } from "../../timed-answer.ts";
import { nearRefetchMs, unknownIssue, withNews, type NearNumeros } from "./live-issue.ts";

const nothingElse = { awaitedNumeros: [], voidNumero: null };
const drawn = (numero: string): NonNullable<NearNumeros["previousNumero"]> => ({
  numero,
  drawnAt: "1970-01-01T00:01:10.000Z",
  result: { special: ["12345"] },
  state: "drawn",
  commitment: "",
  seed: "",
  betRoot: "",
  betCount: 0,
  lockAt: "2026-11-21T12:00:55Z",
  source: "house",
  version: 1,
});
const current = (numero: string, remainTime: number) => ({
  numero,
  gameId: 1,
  remainTime,
  drawTime: remainTime + 5000,
  lockTime: 5,
  isSale: remainTime > 0,
  commitment: "",
  link: "",
});
const answer = (value: NearNumeros): TimedAnswer<NearNumeros> => ({ value, answeredAtMs: 100_000, timeSpreadMs: 400 });
const known = withNews(unknownIssue, {
  type: "answer",
  answer: answer({ currentNumero: current("0002", 30_000), previousNumero: drawn("0001"), ...nothingElse }),
});

describe("a game's moment", () => {
  test("4.9.3 the lock is half the time spread nearer than the answer said when it arrived", () => {
    expect(endsAtMs({ answeredAtMs: 100_000, timeSpreadMs: 400 }, 30_000)).toBe(129_800);
    expect(known.current).toEqual({ numero: "0002", openedAtMs: 70_000, lockAtMs: 129_800, drawAtMs: 134_800, locked: false });
    expect(known.revealed).toBeUndefined();
  });

  test("follows the stream: locked, drawn and revealed, the next one open", () => {
    const locked = withNews(known, { type: "locked", numero: "0002" });
    expect(locked.current?.locked).toBe(true);
    const result = { special: ["54321"] };
    const after = withNews(locked, { type: "drawn", numero: "0002", result });
    expect(after).toEqual({ current: undefined, last: { numero: "0002", result }, revealed: "0002" });
    const next = withNews(after, { type: "opened", numero: "0003", openedAtMs: 0, lockAtMs: 1, drawAtMs: 2 });
    expect(next.current).toEqual({ numero: "0003", openedAtMs: 0, lockAtMs: 1, drawAtMs: 2, locked: false });
    expect(next.last?.numero).toBe("0002");
  });

  test("older news changes nothing", () => {
    expect(withNews(known, { type: "drawn", numero: "0001", result: {} })).toBe(known);
    expect(withNews(known, { type: "opened", numero: "0001", openedAtMs: 0, lockAtMs: 1, drawAtMs: 2 })).toBe(known);
    expect(withNews(known, { type: "locked", numero: "0009" })).toBe(known);
    const ahead = withNews(known, { type: "opened", numero: "0003", openedAtMs: 0, lockAtMs: 1, drawAtMs: 2 });
    const late = withNews(ahead, {
      type: "answer",
      answer: answer({ currentNumero: current("0002", 0), previousNumero: drawn("0001"), ...nothingElse }),
    });
    expect(late.current?.numero).toBe("0003");
  });

  test("a draw that came with an answer is revealed too, and a void issue is gone", () => {
    const later = withNews(known, {
      type: "answer",
      answer: answer({ currentNumero: current("0003", 9000), previousNumero: drawn("0002"), ...nothingElse }),
    });
    expect(later).toMatchObject({ revealed: "0002", current: { numero: "0003" } });
    expect(withNews(known, { type: "void", numero: "0002" }).current).toBeUndefined();
  });

  test("is asked for again after its draw, by chance a little later, within half a minute", () => {
    const wait = (value: NearNumeros["currentNumero"], chance = 0) =>
      nearRefetchMs({ currentNumero: value, previousNumero: null, ...nothingElse }, chance);
    expect([wait(current("1", 7000)), wait(current("1", 0)), wait(null), wait(current("1", 90_000)), wait(current("1", 7000), 1)]).toEqual([
      13_000, 6000, 1000, 30_000, 14_500,
    ]);
  });

  test("4.9.1, 4.9.2 shows the closed form where nothing runs, hours only above zero", () => {
    expect([null, 999, 61_000, 3_661_000, 172_799_000, 1_220_401_000].map(remainingText)).toEqual([
      closedCountdown,
      closedCountdown,
      "01:01",
      "1:01:01",
      "47:59:59",
      "339:00:01",
    ]);
  });

  test("a draw that is days away says so beside its countdown", () => {
    const beside = (remainingMs: number | null) => onSaleText((id, values) => `${id} ${JSON.stringify(values)}`, remainingMs);
    expect([null, 172_799_000, 1_220_400_000].map(beside)).toEqual([
      "lottery.sale.on undefined",
      "lottery.sale.on undefined",
      'lottery.daysLeft {"days":14,"hours":3}',
    ]);
  });

  test("draws by a calendar are named by their day, house draws by their place in the day", () => {
    expect(["20261121-0539", "20261216", "20261122-2", "20261121-8640"].map(shortNumero)).toEqual(["0539", "16/12", "22/11-2", "8640"]);
  });

  test("a moment farther than a timer reaches is waited for in steps", () => {
    vi.useFakeTimers({ now: 0 });
    const came = vi.fn<() => void>();
    atMoment({ nowMs: Date.now }, 46 * 86_400_000, came);
    vi.advanceTimersByTime(46 * 86_400_000 - 1);
    expect(came).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(came).toHaveBeenCalledOnce();
    const calledOff = vi.fn<() => void>();
    atMoment({ nowMs: Date.now }, 92 * 86_400_000 + 1, calledOff)();
    vi.advanceTimersByTime(47 * 86_400_000);
    expect(calledOff).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
