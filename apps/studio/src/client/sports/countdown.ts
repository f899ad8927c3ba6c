const second = 1_000;

/** "1:05": minutes and seconds that are left, never below nothing. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / second));
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time of day of a kick-off, as the player's own clock has it. */
export function kickOffText(atMs: number): string {
  const time = new Date(atMs);
  return `${String(time.getHours()).padStart(2, "0")}:${String(time.getMinutes()).padStart(2, "0")}`;
}
