/** Placeholder until the table lands. */
export function isTrial(memberType: number): boolean {
  return memberType === 4;
}
export function isAgent(memberType: number): boolean {
  return ![0, 4, 40].includes(memberType);
}
