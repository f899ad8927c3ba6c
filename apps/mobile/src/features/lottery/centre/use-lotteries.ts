import { getGameMenu } from "@lantern/contract/lottery/get-game-menu.ts";
import { getOpenNumeros } from "@lantern/contract/lottery/get-open-numeros.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { refreshIntervalMs } from "@lantern/rules/lottery/countdown.ts";
import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";
import { useMemo, useState } from "react";
import { useStream } from "../../../shared/stream/news.ts";
import { useLanguage } from "../../../shared/text/text.tsx";
import { endsAtMs, retryAfterMs, useTimedCall } from "../timed-answer.ts";
import type { LotteryGroup } from "./shown-lotteries.ts";

/** What runs at a lottery now. */
export interface SaleMoment {
  readonly numero: string;
  /** Ms of the server's clock; null while nothing sells. */
  readonly lockAtMs: number | null;
}

export interface Lotteries {
  readonly groups: readonly LotteryGroup[] | undefined;
  readonly failed: boolean;
  readonly fetching: boolean;
  readonly reload: () => Promise<unknown>;
  /** By gameId; the platform's answer decides, until it came the menu's. */
  readonly momentOf: (gameId: number) => SaleMoment | undefined;
  /** The main prize of the last draw by gameId, where one was told live. */
  readonly liveResultOf: (gameId: number) => string | undefined;
}

/**
 * The merchant's lotteries (specification 7.14): the menu once, the numeros again and again: at the least of the first four times left,
 * after 30 s at most, each second where one is up (9.7).
 */
export function useLotteries(): Lotteries {
  const { wireCode } = languageByCode(useLanguage());
  const menu = useTimedCall(getGameMenu, { query: { prizeMode: "SEA", device: "MOBILE", language: wireCode } });
  const numeros = useTimedCall(
    getOpenNumeros,
    { query: { prizeMode: defaultPrizeMode } },
    {
      refetchAfterMs: (answer) =>
        answer === undefined ? retryAfterMs : refreshIntervalMs(answer.value.map(({ remainTime }) => remainTime)),
    },
  );
  const [liveResults, setLiveResults] = useState<Readonly<Record<number, string>>>({});
  useStream("lottery.issue_drawn", ({ gameId, result }) => {
    const [main] = Object.values((result ?? {}) as Readonly<Record<string, readonly string[]>>);
    if (typeof gameId === "number" && main?.[0] !== undefined) setLiveResults((before) => ({ ...before, [gameId]: main[0] ?? "" }));
  });
  useStream("lottery.issue_opened", () => void numeros.refetch());
  useStream("reconnected", () => void menu.refetch());
  const moments = useMemo(() => {
    const byId = new Map<number, SaleMoment>();
    const take = (
      answer: typeof menu.data | typeof numeros.data,
      games: readonly { gameId: number; numero: string; remainTime: number; isSale: boolean }[],
    ) => {
      if (answer === undefined) return;
      for (const { gameId, numero, remainTime, isSale } of games)
        byId.set(gameId, { numero, lockAtMs: isSale && remainTime > 0 ? endsAtMs(answer, remainTime) : null });
    };
    take(menu.data, numeros.data === undefined ? (menu.data?.value.flatMap(({ gameMenus }) => gameMenus) ?? []) : []);
    take(numeros.data, numeros.data?.value ?? []);
    return byId;
  }, [menu.data, numeros.data]);
  return {
    groups: menu.data?.value,
    failed: menu.isError && menu.data === undefined,
    fetching: menu.isFetching,
    reload: menu.refetch,
    momentOf: (gameId) => moments.get(gameId),
    liveResultOf: (gameId) => liveResults[gameId],
  };
}
