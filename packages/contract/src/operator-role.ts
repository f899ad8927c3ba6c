/**
 * Those who run a house:
 * - `admin`: everything, and the audit;
 * - `reviewer`: looks at members' papers and decides;
 * - `support`: sees how far a member is, none of what he has shown.
 */
export const operatorRoles = ["admin", "reviewer", "support"] as const;

export type OperatorRole = (typeof operatorRoles)[number];
