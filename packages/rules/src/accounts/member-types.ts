/** What a member type means. The one table that decides it. */
export interface MemberTypeFacts {
  readonly name: "member" | "agent" | "senior_agent" | "trial" | "test_member" | "test_agent" | "test_senior_agent";
  /** Counts as agent: any type but 0, 4 and 40 (specification 3.1.2, 6.3.1). */
  readonly isAgent: boolean;
  /** Plays with trial money only. */
  readonly isTrial: boolean;
  /** An account of the house's own, in no report. */
  readonly isHouseTest: boolean;
  /** Is not asked about contracts that wait for an answer (specification 3.1.3). */
  readonly skipsContractCheck: boolean;
}

const memberTypes = {
  0: { name: "member", isAgent: false, isTrial: false, isHouseTest: false, skipsContractCheck: false },
  1: { name: "agent", isAgent: true, isTrial: false, isHouseTest: false, skipsContractCheck: false },
  2: { name: "senior_agent", isAgent: true, isTrial: false, isHouseTest: false, skipsContractCheck: false },
  4: { name: "trial", isAgent: false, isTrial: true, isHouseTest: false, skipsContractCheck: true },
  40: { name: "test_member", isAgent: false, isTrial: false, isHouseTest: true, skipsContractCheck: true },
  41: { name: "test_agent", isAgent: true, isTrial: false, isHouseTest: true, skipsContractCheck: true },
  42: {
    name: "test_senior_agent",
    isAgent: true,
    isTrial: false,
    isHouseTest: true,
    skipsContractCheck: true,
  },
} as const satisfies Record<number, MemberTypeFacts>;

export type MemberType = keyof typeof memberTypes;

export const memberTypeCodes = Object.keys(memberTypes).map(Number) as readonly MemberType[];

export function isMemberType(type: unknown): type is MemberType {
  return typeof type === "number" && Object.hasOwn(memberTypes, type);
}

/** The facts of a type. Throws on a number that is no member type: rows and sessions hold only these. */
export function memberTypeFacts(type: number): MemberTypeFacts {
  if (!isMemberType(type)) throw new RangeError(`${type} is no member type; it is one of ${memberTypeCodes.join(", ")}.`);
  return memberTypes[type];
}

export function isAgent(type: number): boolean {
  return memberTypeFacts(type).isAgent;
}

export function isTrial(type: number): boolean {
  return memberTypeFacts(type).isTrial;
}

/** The type of the house's test account that stands for a real type. */
export function testTypeOf(type: 0 | 1 | 2): MemberType {
  return ({ 0: 40, 1: 41, 2: 42 } as const)[type];
}

/** Who gets contract prompts on home: agents that do not skip the check (specification 2.26, 3.1.3, 6.3.2). */
export function getsContractPrompts(type: number): boolean {
  const facts = memberTypeFacts(type);
  return facts.isAgent && !facts.skipsContractCheck;
}

/** Live chat is closed to type 4 and to the label `nochat` (specification 6.5.1). */
export function mayChat(type: number, labels: readonly string[]): boolean {
  return !memberTypeFacts(type).isTrial && !labels.includes("nochat");
}
