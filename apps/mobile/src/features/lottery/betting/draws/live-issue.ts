import type { CallValue } from "@lantern/contract/call.ts";
import type { getNearNumeros } from "@lantern/contract/lottery/get-near-numeros.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { endsAtMs, type TimedAnswer } from "../../timed-answer.ts";

export type NearNumeros = CallValue<typeof getNearNumeros>;

export interface CurrentIssue {
  readonly numero: string;
  /** Ms of the server's clock, as the two below; about, where nothing told it. */
  readonly openedAtMs: number;
  readonly lockAtMs: number;
  readonly drawAtMs: number;
  /** Told to be locked, whatever the clock says. */
  readonly locked: boolean;
}

/** A game's moment: the issue on sale or being drawn, and the last that was drawn. */
export interface LiveIssue {
  readonly current: CurrentIssue | undefined;
  readonly last: { readonly numero: string; readonly result: DrawResult } | undefined;
  /** The draw that happened before the player's eyes: it is revealed. */
  readonly revealed: string | undefined;
}

export const unknownIssue: LiveIssue = { current: undefined, last: undefined, revealed: undefined };

export type IssueNews =
  | { readonly type: "answer"; readonly answer: TimedAnswer<NearNumeros> }
  | { readonly type: "opened"; readonly numero: string; readonly openedAtMs: number; readonly lockAtMs: number; readonly drawAtMs: number }
  | { readonly type: "locked"; readonly numero: string }
  | { readonly type: "drawn"; readonly numero: string; readonly result: DrawResult }
  | { readonly type: "void"; readonly numero: string };

/** Takes news in. Numeros of one game grow, so news that is older than what is known changes nothing. */
export function withNews(issue: LiveIssue, news: IssueNews): LiveIssue {
  switch (news.type) {
    case "answer":
      return withAnswer(issue, news.answer);
    case "opened": {
      const { numero, openedAtMs, lockAtMs, drawAtMs } = news;
      if (isOver(issue, numero) || (issue.current !== undefined && issue.current.numero >= numero)) return issue;
      return { ...issue, current: { numero, openedAtMs, lockAtMs, drawAtMs, locked: false } };
    }
    case "locked":
      return issue.current?.numero === news.numero ? { ...issue, current: { ...issue.current, locked: true } } : issue;
    case "drawn": {
      if (isOver(issue, news.numero)) return issue;
      const current = issue.current !== undefined && issue.current.numero > news.numero ? issue.current : undefined;
      return { current, last: { numero: news.numero, result: news.result }, revealed: news.numero };
    }
    case "void":
      return issue.current?.numero === news.numero ? { ...issue, current: undefined } : issue;
  }
}

function withAnswer(issue: LiveIssue, answer: TimedAnswer<NearNumeros>): LiveIssue {
  const { currentNumero, previousNumero } = answer.value;
  const last =
    previousNumero !== null && (issue.last === undefined || previousNumero.numero > issue.last.numero)
      ? { numero: previousNumero.numero, result: previousNumero.result }
      : issue.last;
  // A draw that the stream did not tell is shown as one that happened while the page was open, too.
  const revealed = issue.last !== undefined && last !== issue.last ? last?.numero : issue.revealed;
  const known = issue.current !== undefined && (last === undefined || issue.current.numero > last.numero) ? issue.current : undefined;
  if (
    currentNumero === null ||
    (last !== undefined && currentNumero.numero <= last.numero) ||
    (known !== undefined && currentNumero.numero < known.numero)
  ) {
    return { current: known, last, revealed };
  }
  const { numero, remainTime, drawTime, isSale } = currentNumero;
  const openedAtMs =
    known?.numero === numero ? known.openedAtMs : previousNumero === null ? answer.answeredAtMs : Date.parse(previousNumero.drawnAt);
  return {
    current: { numero, openedAtMs, lockAtMs: endsAtMs(answer, remainTime), drawAtMs: endsAtMs(answer, drawTime), locked: !isSale },
    last,
    revealed,
  };
}

function isOver({ last }: LiveIssue, numero: string): boolean {
  return last !== undefined && numero <= last.numero;
}

const askAgainMsMax = 30_000;

/**
 * When to ask for a game's moment again, ms after the answer: a while after its draw, which the stream will have told by then; at most
 * after 30 s. Thousands wait for the same draw, so each comes by chance a little later.
 * @param chance from 0 to 1.
 */
export function nearRefetchMs(near: NearNumeros, chance: number): number {
  const drawTime = near.currentNumero?.drawTime ?? 0;
  return Math.round(Math.min(askAgainMsMax, drawTime + 1000) + chance * 1500);
}
