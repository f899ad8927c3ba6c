import { tapTile } from "@lantern/rules/games/launch.ts";
import { GameTile } from "@lantern/ui/components/game-tile.tsx";
import { useCallback, useState } from "react";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useText } from "../../shared/text/text.tsx";
import { badgeOf } from "./game-badge.ts";
import { PlayChoiceMask, type MaskQuestion } from "./play-choice-mask.tsx";
import type { Favourites } from "./use-favourites.ts";
import { useStartGame, type StartChoice } from "./use-start-game.ts";

/** How many tiles stand in the first view and load at once. */
const eagerTiles = 9;

export interface GameGridProps {
  readonly games: readonly GameItem[];
  readonly favourites: Favourites;
  /** Told after the platform took a game out of the favourites. */
  readonly onUnfavourited: (nodeId: string) => void;
}

/** Tiles in columns; a tap starts the game or asks first, one question open at a time (specification 2.37). */
export function GameGrid({ games, favourites, onUnfavourited }: GameGridProps) {
  const t = useText();
  const start = useStartGame();
  const [asked, setAsked] = useState<{ readonly nodeId: string; readonly question: MaskQuestion }>();
  const close = useCallback(() => setAsked(undefined), []);

  const begin = (game: GameItem, how: StartChoice) => {
    close();
    void start(game, how);
  };
  const tap = (game: GameItem) => {
    const next = tapTile(game);
    if (next === "start") begin(game, { choice: "money" });
    else setAsked({ nodeId: game.nodeId, question: next === "choose_play" ? "play" : "device" });
  };
  const playNow = (game: GameItem) => {
    if (game.gameType === "SPORTS") setAsked({ nodeId: game.nodeId, question: "device" });
    else begin(game, { choice: "money" });
  };
  const toggle = async (game: GameItem) => {
    if ((await favourites.toggle(game)) === false) onUnfavourited(game.nodeId);
  };
  return (
    <ul className="game-grid">
      {games.map((game, index) => {
        const favourite = favourites.has(game.nodeId);
        return (
          <li key={game.nodeId}>
            <GameTile
              name={game.gameName}
              iconUrl={game.showIcon === 1 ? game.iconUrl : ""}
              iconUrlAvif={game.iconUrlAvif}
              placeholderColour={game.placeholderColour}
              badge={badgeOf(game, t)}
              eager={index < eagerTiles}
              onStart={() => tap(game)}
              heart={{
                on: favourite,
                label: t(favourite ? "games.favourite.remove" : "games.favourite.add", { name: game.gameName }),
                onToggle: () => void toggle(game),
              }}
              mask={
                asked?.nodeId === game.nodeId && (
                  <PlayChoiceMask
                    key={asked.question}
                    gameName={game.gameName}
                    question={asked.question}
                    onPlayNow={() => playNow(game)}
                    onStart={(how) => begin(game, how)}
                    onClose={close}
                  />
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
