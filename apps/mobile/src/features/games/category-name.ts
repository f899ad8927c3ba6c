import type { Translate } from "@lantern/phrases/i18n.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";

const names: Readonly<Record<string, MessageId>> = {
  HOT: "shell.category.HOT",
  RNG: "shell.category.RNG",
  LIVE: "shell.category.LIVE",
  FISH: "shell.category.FISH",
  PVP: "shell.category.PVP",
  SPORTS: "shell.category.SPORTS",
  ESPORTS: "shell.category.ESPORTS",
  COCKFIGHT: "shell.category.COCKFIGHT",
  LOTT: "shell.category.LOTT",
  ELOTT: "shell.category.LOTT",
};

/** What people call a category; one that is unknown is just games. */
export function categoryName(t: Translate, code: string): string {
  return t(names[code] ?? "games.title.all");
}
