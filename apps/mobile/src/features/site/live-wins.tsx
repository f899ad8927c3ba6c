import { getHome } from "@lantern/contract/games/get-home.ts";
import type { ToldWin, WinsTold } from "@lantern/contract/stream.ts";
import { recentWinsMax } from "@lantern/rules/games/constants.ts";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useServices } from "../../shared/page/app-services.tsx";
import { useStream } from "../../shared/stream/news.ts";
import { useLanguage, useText } from "../../shared/text/text.tsx";
import { callKey } from "../../shared/wire/use-call.ts";
import type { HomeData } from "./home-data.ts";
import { withToldWins } from "./told-wins.ts";

const homeKey = callKey(getHome);
const arrivalMs = 240;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What is at the end of the page's content is out of sight: it may grow, and nothing moves for anybody. */
const endIsOutOfSight = () => (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0) > innerHeight;

/**
 * Keeps home's recent wins live: those that the stream tells come to the front of the list, into the lines that stand there. A button pauses
 * it; where the person wants little motion it is paused from the start. What comes meanwhile is shown when it goes on.
 * @param section the list's, where home shows one: the button's place.
 */
export function LiveWins({ section }: { readonly section: HTMLElement | null }) {
  const t = useText();
  const { facts } = useServices();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [paused, setPaused] = useState(reducedMotion);
  const waiting = useRef<readonly ToldWin[]>([]);

  function show(told: readonly ToldWin[]): void {
    // The answer stays as old as it is: the countdowns of its lotteries are measured from then.
    const updatedAt = queryClient.getQueryState(homeKey)?.dataUpdatedAt;
    const terms = { languages: [language, ...facts.languages, "en"], hostName: location.hostname, mayGrow: endIsOutOfSight() };
    queryClient.setQueryData<HomeData>(
      homeKey,
      (home) => home && { ...home, recentWins: withToldWins(home.recentWins, told, terms) },
      updatedAt === undefined ? undefined : { updatedAt },
    );
    if (!reducedMotion())
      section?.querySelector("ul")?.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: arrivalMs, easing: "ease-out" });
  }

  useStream("games.wins_told", (payload) => {
    const { wins } = payload as unknown as WinsTold;
    if (paused) waiting.current = withoutRepeats([...wins, ...waiting.current]);
    else show(wins);
  });

  function turn(): void {
    if (paused) show(waiting.current);
    waiting.current = [];
    setPaused(!paused);
  }

  if (section === null) return null;
  return createPortal(
    <IconButton
      icon={paused ? "play" : "pause"}
      size={16}
      label={t(paused ? "play.wins.goOn" : "play.wins.pause")}
      className="absolute! end-1 top-0 text-paper-3!"
      onClick={turn}
    />,
    section,
  );
}

function withoutRepeats(wins: readonly ToldWin[]): readonly ToldWin[] {
  return wins.filter(({ id }, place) => wins.findIndex((other) => other.id === id) === place).slice(0, recentWinsMax);
}
