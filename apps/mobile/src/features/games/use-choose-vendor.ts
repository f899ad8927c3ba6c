import { chooseVendor } from "@lantern/rules/games/launch.ts";
import { useCallback } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import type { Vendor } from "./centre-vendors.ts";
import { useStartGame } from "./use-start-game.ts";

/** A tap on a vendor (specification 2.31): the list of its slots, or its lobby at once, with no question between. */
export function useChooseVendor(): (vendor: Vendor) => void {
  const { navigate } = useServices();
  const start = useStartGame();
  return useCallback(
    (vendor) => {
      const choice = chooseVendor(vendor);
      if (choice.to === "game_list") navigate(hrefs.gameList({ gameType: vendor.gameCategory, vassalage: choice.vassalage }));
      else void start({ vassalage: choice.vendor, gameType: vendor.gameCategory, gameId: "" }, { choice: "money" });
    },
    [navigate, start],
  );
}
