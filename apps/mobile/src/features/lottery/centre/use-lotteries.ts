import { getGameMenu } from "@lantern/contract/lottery/get-game-menu.ts";
import { getOpenNumeros } from "@lantern/contract/lottery/get-open-numeros.ts";
import { languageByCode, type LanguageCode } from "@lantern/phrases/languages.ts";
import { refreshIntervalMs } from "@lantern/rules/lottery/countdown.ts";
import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";
import { digitsOfLots } from "@lantern/rules/lottery/result-shape.ts";
import { useMemo, useState } from "react";
import { useLastKnown } from "../../../shared/offline/use-last-known.ts";
import { useStream } from "../../../shared/stream/news.ts";
import { useLanguage } from "../../../shared/text/text.tsx";
import { endsAtMs, retryAfterMs, useTimedCall, type TimedAnswer } from "../timed-answer.ts";
import type { LotteryGroup } from "./shown-lotteries.ts";

/** What runs at a lottery now. */
export interface SaleMoment {
  readonly numero: string;
  /** Ms of the server's clock; null while nothing sells. */
  readonly lockAtMs: number | null;
}

export interface Lotteries {
  readonly groups: readonly LotteryGroup[] | undefined;
  /** When the list was true, ms since 1970; set only while the platform cannot be reached. */
  readonly asOfMs: number | undefined;
  readonly failed: boolean;
  readonly fetching: boolean;
  readonly reload: () => Promise<unknown>;
  /** By gameId; the platform's answer decides, until it came the menu's. */
  readonly momentOf: (gameId: number) => SaleMoment | undefined;
  /** The main prize of the last draw by gameId, where one was told live. */
  readonly liveResultOf: (gameId: number) => string | undefined;
}

/** What the menu of lotteries is asked for with (specification 7.14.1). */
export function menuInput(language: LanguageCode) {
  return { query: { prizeMode: "SEA", device: "MOBILE", language: languageByCode(language).wireCode } } as const;
}

/**
 * The merchant's lotteries (specification 7.14): the menu once, the numeros again and again: at the least of the first four times left,
 * after 30 s at most, each second where one is up (9.7).
 */
export function useLotteries(): Lotteries {
  const language = useLanguage();
  const menu = useTimedCall(getGameMenu, menuInput(language));
  const numeros = useTimedCall(
    getOpenNumeros,
    { query: { prizeMode: defaultPrizeMode } },
    {
      refetchAfterMs: (open) => (open === undefined ? retryAfterMs : refreshIntervalMs(open.map(({ remainTime }) => remainTime))),
    },
  );
  const known = useLastKnown(`lotteries:${language}`, { ...menu, data: menu.data?.value });
  const [liveResults, setLiveResults] = useState<Readonly<Record<number, string>>>({});
  useStream("lottery.issue_drawn", ({ gameId, result }) => {
    const [main] = Object.values((result ?? {}) as Readonly<Record<string, readonly string[]>>);
    if (typeof gameId === "number" && main !== undefined) setLiveResults((before) => ({ ...before, [gameId]: digitsOfLots(main) }));
  });
  useStream("lottery.issue_opened", () => void numeros.refetch());
  useStream("reconnected", () => void menu.refetch());
  const moments = useMemo(() => {
    const byId = new Map<number, SaleMoment>();
    const take = (
      answer: TimedAnswer<unknown>,
      games: readonly { gameId: number; numero: string; remainTime: number; isSale: boolean }[],
    ) => {
      for (const { gameId, numero, remainTime, isSale } of games)
        byId.set(gameId, { numero, lockAtMs: isSale && remainTime > 0 ? endsAtMs(answer, remainTime) : null });
    };
    if (numeros.data !== undefined) take(numeros.data, numeros.data.value);
    else if (menu.data !== undefined)
      take(
        menu.data,
        menu.data.value.flatMap(({ gameMenus }) => gameMenus),
      );
    return byId;
  }, [menu.data, numeros.data]);
  return {
    groups: known.value,
    asOfMs: known.asOfMs,
    failed: menu.isError && known.value === undefined,
    fetching: menu.isFetching,
    reload: menu.refetch,
    // What ran when the list was read says nothing of now.
    momentOf: (gameId) => (known.asOfMs === undefined ? moments.get(gameId) : undefined),
    liveResultOf: (gameId) => liveResults[gameId],
  };
}
