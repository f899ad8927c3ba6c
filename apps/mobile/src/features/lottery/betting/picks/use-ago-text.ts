import { pickChoices } from "@lantern/rules/lottery/content.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { useMemo } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { drawsAgo } from "./missing-numbers.ts";
import type { Drawn } from "../draws/use-recent-results.ts";

/** “4 ago” under a number, where the draws are known. */
export function useAgoText(play: Play | undefined, draws: readonly Drawn[]): (number: string) => string | undefined {
  const t = useText();
  const ago = useMemo(() => {
    if (play === undefined || draws.length === 0) return undefined;
    const { values } = play.content;
    if (values.kind !== "digits" || values.digits !== 2) return undefined;
    return drawsAgo(
      play,
      pickChoices(values),
      draws.map(({ result }) => result),
    );
  }, [play, draws]);
  return (number) => {
    if (ago === undefined) return undefined;
    const count = ago.get(number);
    return count === undefined ? t("lottery.bet.agoMore", { count: draws.length }) : t("lottery.bet.ago", { count });
  };
}
