/**
 * Those who run a house:
 * - `admin`: everything, and the audit;
 * - `reviewer`: looks at members' papers and decides;
 * - `support`: sees how far a member is, none of what he has shown;
 * - `results`: enters and confirms official lotteries' results, and makes issues void.
 */
export const operatorRoles = ["admin", "reviewer", "support", "results"] as const;

export type OperatorRole = (typeof operatorRoles)[number];
