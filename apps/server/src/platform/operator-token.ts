/** What operators' tokens begin with, and no member's does: it tells where a token is looked up. */
export const operatorTokenMark = "operator.";

export function isOperatorToken(token: string): boolean {
  return token.startsWith(operatorTokenMark);
}
