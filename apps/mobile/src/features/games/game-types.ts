import type { PageName } from "../../paths.ts";

/** The category where an address names none (specification 2.33.1). */
const usualGameType = "RNG";

/** The category of a list's page: four pages have their own, the fifth reads it from its query (specification 2.4.2, 2.33.1). */
export function gameTypeOfPage(page: PageName, query: { readonly gameType?: string | undefined }): string {
  switch (page) {
    case "live":
      return "LIVE";
    case "fish":
      return "FISH";
    case "cards":
      return "PVP";
    case "slots":
      return "RNG";
    default:
      return query.gameType === undefined || query.gameType === "" ? usualGameType : query.gameType;
  }
}
