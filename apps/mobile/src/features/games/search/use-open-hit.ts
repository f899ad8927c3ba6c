import { tapTile } from "@lantern/rules/games/launch.ts";
import { useState } from "react";
import { hrefs } from "../../../paths.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useChooseVendor } from "../use-choose-vendor.ts";
import { useStartGame, type StartChoice } from "../use-start-game.ts";
import type { FoundGame, SearchHit } from "./search-hits.ts";

/** A question before a game begins (specification 2.37.3, 2.37.4). */
export interface AskedGame {
  readonly game: FoundGame;
  readonly question: "play" | "device";
}

/** What a tap on a result does: as everywhere, a game begins or asks first (2.37), a studio opens its list or its lobby (2.31), a lottery its page. */
export function useOpenHit(remember: () => void) {
  const { navigate } = useServices();
  const start = useStartGame();
  const chooseVendor = useChooseVendor();
  const [asked, setAsked] = useState<AskedGame>();

  const startGame = (game: FoundGame) => {
    const next = tapTile(game);
    if (next === "start") void start(game, { choice: "money" });
    else setAsked({ game, question: next === "choose_play" ? "play" : "device" });
  };
  const open = (hit: SearchHit) => {
    remember();
    switch (hit.kind) {
      case "games":
        return startGame(hit.game);
      case "vendors":
        return chooseVendor(hit.vendor);
      case "lotteries": {
        const { code, gameId, nodeId, vassalage } = hit.lottery;
        return void start({ vassalage, gameType: "LOTT", gameId: String(gameId), gameCode: code, nodeId }, { choice: "money" });
      }
      case "promotions":
        return navigate(hrefs.promotion(hit.promotion.id));
    }
  };
  const begin = (how: StartChoice) => {
    if (asked === undefined) return;
    setAsked(undefined);
    void start(asked.game, how);
  };
  return {
    asked,
    open,
    startGame,
    begin,
    playNow: () => {
      if (asked?.game.gameType === "SPORTS") setAsked({ ...asked, question: "device" });
      else begin({ choice: "money" });
    },
    close: () => setAsked(undefined),
  };
}
