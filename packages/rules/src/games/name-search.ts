/** What is searched for: what was typed, without the blanks around it (specification 5.2.5). */
export function searchText(typed: string): string {
  return typed.trim();
}

/** Whether a game's name holds what was typed, in any case (specification 5.6). Nothing typed matches all. */
export function gameNameMatches(gameName: string, typed: string): boolean {
  return gameName.toLocaleLowerCase("en").includes(searchText(typed).toLocaleLowerCase("en"));
}
