/** What the house shows of itself: the app, or one of the two pages that stand in its place. */
export type StatusPage = "open" | "access_denied" | "maintenance";

/** The two facts of the status answer (specification 3.16.1). */
export interface HouseStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/**
 * How a status number reads. The specification states both:
 * - `restriction_is_1`: 0 normal, 1 restriction of the visitor's address, 2 maintenance (2.52.1).
 * - `maintenance_is_1`: 1 maintenance, also when both apply; 2 restriction only (2.52.2).
 */
export type StatusReading = "restriction_is_1" | "maintenance_is_1";

/** The page for a status: maintenance wins when both apply. */
export function statusPage(status: HouseStatus): StatusPage {
  if (status.maintenance) return "maintenance";
  return status.regionRestriction ? "access_denied" : "open";
}

const pagesByReading: Readonly<Record<StatusReading, readonly StatusPage[]>> = {
  restriction_is_1: ["open", "access_denied", "maintenance"],
  maintenance_is_1: ["open", "maintenance", "access_denied"],
};

/** The number of a status in a reading. */
export function statusNumber(status: HouseStatus, reading: StatusReading): number {
  return pagesByReading[reading].indexOf(statusPage(status));
}

/** The page of a status number in a reading; undefined for a number that has none. */
export function pageOfStatusNumber(number: number, reading: StatusReading): StatusPage | undefined {
  return pagesByReading[reading][number];
}
