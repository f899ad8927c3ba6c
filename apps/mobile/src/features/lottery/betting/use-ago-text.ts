import { pickChoices } from "@lantern/rules/lottery/content.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { useMemo } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { drawsAgo } from "./missing-numbers.ts";

/** “4 ago” under a number, where the draws are known. */
export function useAgoText(play: Play | undefined, results: readonly DrawResult[]): (number: string) => string | undefined {
  const t = useText();
  const ago = useMemo(() => {
    if (play === undefined || results.length === 0) return undefined;
    const { values } = play.content;
    if (values.kind !== "digits" || values.digits !== 2) return undefined;
    return drawsAgo(play, pickChoices(values), results);
  }, [play, results]);
  return (number) => {
    if (ago === undefined) return undefined;
    const count = ago.get(number);
    return count === undefined ? t("lottery.bet.agoMore", { count: results.length }) : t("lottery.bet.ago", { count });
  };
}
