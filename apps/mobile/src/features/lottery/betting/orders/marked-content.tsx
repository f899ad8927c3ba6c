import { Fragment } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import type { Selection } from "@lantern/rules/lottery/content.ts";
import { contentText, wordName } from "../plays/play-text.ts";

/** A bet's picks as people read them, those that its draw hit marked; parts with a dot between them. */
export function MarkedContent({ content, won }: { readonly content: string; readonly won: Selection }) {
  const t = useText();
  const parts = content.split("|");
  const several = parts.length > 1 && won.length !== parts.length;
  const hit = won.filter((picks) => picks.length > 0).map((picks) => picks.join("_"));
  return (
    <bdi dir="ltr">
      {parts.map((part, place) => {
        // Of combinations only those that won are named; of places, each with its own picks.
        const hits = several ? (won.find((picks) => picks.join("_") === part) ?? []) : (won[place] ?? []);
        return (
          <Fragment key={place}>
            {place > 0 && " · "}
            {part.split("_").map((pick, at) => {
              const text = /^[0-9]*$/.test(pick) ? pick : wordName(t, pick);
              return (
                <Fragment key={pick}>
                  {at > 0 && " "}
                  {hits.includes(pick) ? <mark className="own-pick">{text}</mark> : text}
                </Fragment>
              );
            })}
          </Fragment>
        );
      })}
      {hit.length > 0 && <span className="sr-only">{` ${t("lotteryOrders.wonPicks", { picks: contentText(t, hit.join("|")) })}`}</span>}
    </bdi>
  );
}
