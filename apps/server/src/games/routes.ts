import { addFavouriteGame as addFavouriteGameCall } from "@lantern/contract/games/add-favourite-game.ts";
import { addRecentGame as addRecentGameCall } from "@lantern/contract/games/add-recent-game.ts";
import { getHome as getHomeCall } from "@lantern/contract/games/get-home.ts";
import { getHotMatch as getHotMatchCall } from "@lantern/contract/games/get-hot-match.ts";
import { getVendorTypes as getVendorTypesCall } from "@lantern/contract/games/get-vendor-types.ts";
import { getVendors as getVendorsCall } from "@lantern/contract/games/get-vendors.ts";
import { launchGame as launchGameCall } from "@lantern/contract/games/launch-game.ts";
import { listFavouriteGames as listFavouriteGamesCall } from "@lantern/contract/games/list-favourite-games.ts";
import { listFavouriteIds as listFavouriteIdsCall } from "@lantern/contract/games/list-favourite-ids.ts";
import { listGames as listGamesCall } from "@lantern/contract/games/list-games.ts";
import { listHotGames as listHotGamesCall } from "@lantern/contract/games/list-hot-games.ts";
import { listRecentGames as listRecentGamesCall } from "@lantern/contract/games/list-recent-games.ts";
import { listVendorWallets as listVendorWalletsCall } from "@lantern/contract/games/list-vendor-wallets.ts";
import { removeFavouriteGame as removeFavouriteGameCall } from "@lantern/contract/games/remove-favourite-game.ts";
import { transferWallet as transferWalletCall } from "@lantern/contract/games/transfer-wallet.ts";
import { answer, type Answer } from "../http/answer.ts";
import { addFavouriteGame } from "./add-favourite-game.ts";
import { addRecentGame } from "./add-recent-game.ts";
import { makeGetHome, type HomeSources } from "./get-home.ts";
import { getHotMatch } from "./get-hot-match.ts";
import { getVendorTypes } from "./get-vendor-types.ts";
import { getVendors } from "./get-vendors.ts";
import { launchGame } from "./launch-game.ts";
import { listFavouriteGames } from "./list-favourite-games.ts";
import { listFavouriteIds } from "./list-favourite-ids.ts";
import { listGames } from "./list-games.ts";
import { listHotGames } from "./list-hot-games.ts";
import { listRecentGames } from "./list-recent-games.ts";
import { removeFavouriteGame } from "./remove-favourite-game.ts";
import { listVendorWallets } from "./transfers/list-vendor-wallets.ts";
import { transferWallet } from "./transfers/transfer-wallet.ts";

export const gamesAnswers: readonly Answer[] = [
  answer(addFavouriteGameCall, addFavouriteGame),
  answer(addRecentGameCall, addRecentGame),
  answer(getHotMatchCall, getHotMatch),
  answer(getVendorTypesCall, getVendorTypes),
  answer(getVendorsCall, getVendors),
  answer(launchGameCall, launchGame),
  answer(listFavouriteGamesCall, listFavouriteGames),
  answer(listFavouriteIdsCall, listFavouriteIds),
  answer(listGamesCall, listGames),
  answer(listHotGamesCall, listHotGames),
  answer(listRecentGamesCall, listRecentGames),
  answer(listVendorWalletsCall, listVendorWallets),
  answer(removeFavouriteGameCall, removeFavouriteGame),
  answer(transferWalletCall, transferWallet),
];

/** The answer of the home page, whose parts of other capabilities come from outside. */
export function homeAnswer(sources: HomeSources): Answer {
  return answer(getHomeCall, makeGetHome(sources));
}
