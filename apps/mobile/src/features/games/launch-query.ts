import type { LaunchableGame, PlayChoice } from "@lantern/rules/games/launch.ts";

/** What the address of the page around a game asks for. */
export interface LaunchQuery {
  readonly game: LaunchableGame;
  readonly choice: PlayChoice;
  readonly platform: "MOBILE" | "web";
  /** The match that a sports vendor's game opens at. */
  readonly matchId: string | undefined;
}

/** What an address of the page may say; a value that is left out here would be lost. */
export type PlayQuery = Readonly<
  Record<"vendor" | "gameCategory" | "gameId" | "nodeId" | "free" | "platform" | "matchId", string | undefined>
>;

/** Reads the address (`hrefs.game` writes it). A game that is to be played free says so for its vendor to decide. */
export function launchQueryOf(query: PlayQuery): LaunchQuery {
  const free = query["free"] === "1";
  return {
    game: {
      vassalage: query["vendor"] ?? "",
      gameType: query["gameCategory"] ?? "",
      gameId: query["gameId"] ?? "",
      ...(query["nodeId"] === undefined ? {} : { nodeId: query["nodeId"] }),
      ...(free ? { supportPlay: 0 } : {}),
    },
    choice: free ? "free" : "money",
    platform: query["platform"] === "web" ? "web" : "MOBILE",
    matchId: query["matchId"],
  };
}
