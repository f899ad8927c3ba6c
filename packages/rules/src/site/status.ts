/** What the house shows of itself: the app, or one of the two pages that stand in its place. */
export type StatusPage = "open" | "access_denied" | "maintenance";

/** The two facts of the status answer (specification 3.16.1). */
export interface HouseStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/** The page for a status: maintenance wins when both apply (specification 2.52.2). */
export function statusPage(status: HouseStatus): StatusPage {
  if (status.maintenance) return "maintenance";
  return status.regionRestriction ? "access_denied" : "open";
}
