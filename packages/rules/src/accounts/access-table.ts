import type { MemberType } from "./member-types.ts";

/** Who comes: a visitor without a session, or a member by his type. */
export type Role = "visitor" | MemberType;

/**
 * What a page or a call asks of who comes:
 * - `public`: nothing.
 * - `session`: any session, a trial's too.
 * - `member`: an account with money of its own.
 * - `cashier`: one that may pay in and out (specification 5.7.1).
 * - `agent`: one whose type counts as agent (specification 6.3.1).
 * - `operator`: none of them; operators have sessions of their own.
 */
export type AccessLevel = "public" | "session" | "member" | "cashier" | "agent" | "operator";

/** Whether a role is let in, else why not: `not_logged_in` leads to the login, the others are told in the words of `error.access.…`. */
export type Admission = "admitted" | "not_logged_in" | "trial_refused" | "cashier_refused" | "agents_only" | "operators_only";

type Row = Readonly<Record<Role, Admission>>;

const everyone: Row = {
  visitor: "admitted",
  0: "admitted",
  1: "admitted",
  2: "admitted",
  4: "admitted",
  40: "admitted",
  41: "admitted",
  42: "admitted",
};
const withSession: Row = { ...everyone, visitor: "not_logged_in" };
const withOwnMoney: Row = { ...withSession, 4: "trial_refused" };
const noMember: Row = {
  visitor: "not_logged_in",
  0: "operators_only",
  1: "operators_only",
  2: "operators_only",
  4: "operators_only",
  40: "operators_only",
  41: "operators_only",
  42: "operators_only",
};

/**
 * The one table of roles (specification 6.1–6.4): the server admits calls by it, the app opens pages by it. A call says its level
 * in the contract, a page in the app's route table.
 */
const accessTable: Readonly<Record<AccessLevel, Row>> = {
  public: everyone,
  session: withSession,
  member: withOwnMoney,
  cashier: { ...withOwnMoney, 40: "cashier_refused", 41: "cashier_refused", 42: "cashier_refused" },
  agent: { ...withOwnMoney, 0: "agents_only", 40: "agents_only" },
  operator: noMember,
};

/** Every role, visitors first. */
export const roles: readonly Role[] = ["visitor", 0, 1, 2, 4, 40, 41, 42];

export const accessLevels = Object.keys(accessTable) as readonly AccessLevel[];

/**
 * Whether who comes may have what asks for this level. `memberType` is undefined for a visitor; a number that is no type is
 * treated as one, since a browser's storage may hold anything.
 */
export function admissionOf(level: AccessLevel, memberType: number | undefined): Admission {
  const row: Readonly<Record<string, Admission>> = accessTable[level];
  return row[memberType ?? "visitor"] ?? row["visitor"] ?? "not_logged_in";
}
